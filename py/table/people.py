"""Who of the table sits at this device.

A seat's word is `you`, `person:NAME` (the name may be empty) or a bot's level.
"""

PERSON = "person:"
LONGEST_NAME = 16


def is_person(word):
    """Whether a seat's word is somebody at this device."""
    return word == "you" or word == "person" or word.startswith(PERSON)


def seats_of(words):
    """The seats of people."""
    return [seat for seat in range(len(words)) if is_person(words[seat])]


def viewer(words):
    """Who looks at a new table: the only person; None, the curtain, where there are several."""
    people = seats_of(words)
    return people[0] if len(people) == 1 else None


def named(name):
    """The word of a person of that name, as links can carry it."""
    return PERSON + name.replace(",", " ").strip()[:LONGEST_NAME].strip()


def cut(word):
    """A seat's word, the name in it no longer than it is shown."""
    return PERSON + name_of(word) if word.startswith(PERSON) else word


def name_of(word):
    """The name in a seat's word; empty where there is none."""
    return word[len(PERSON) :][:LONGEST_NAME] if word.startswith(PERSON) else ""
