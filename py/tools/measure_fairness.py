"""Deal each game many times and count, for the page about fairness; run as `python -m tools.measure_fairness`.

The deals are the first ones of the games that have the numbers 0 to 99,999: just those the table proposes by itself.
For each game two counts are compared with chance by chi-square: how many of certain cards the seat after the dealer
is dealt, and which card of the deck lies where in the pack. The second is done again for the 100,000 numbers after.
"""

import json
from math import comb, erfc, sqrt

from stih.engine import rng
from stih.engine.match import Match
from stih.games import GAMES

from tools.fairness import DATA
from tools.steps import ROOT, say

DEALS = 100_000
COUNTED = {"raub": "A", "rablo": "A", "cribbage": "5", "preferans": "A"}
"""The rank that is counted in a hand."""
BEFORE = {"raub": ("deal", "face_up", "continue")}
"""What is done before a hand is whole."""
PLAYERS = {"raub": 3, "rablo": 4, "cribbage": 2, "preferans": 3}


def measure(game: str, deals: int, begin: int = 0) -> dict[str, object]:
    """The counts of `deals` numbers of a game from `begin` on, what chance lets expect, and the chi-squares."""
    size, names = len(GAMES[game].deck.names), GAMES[game].deck.names
    first = places_of_first_hand(game)
    wanted = {card for card, name in enumerate(names) if name[0] == COUNTED[game]}
    counts, lies = [0] * (len(wanted) + 1), [[0] * size for _ in range(size)]
    for number in range(begin, begin + deals):
        pack = rng.pack_of(str(number), 0, size)
        counts[sum(pack[place] in wanted for place in first)] += 1
        for place, card in enumerate(pack):
            lies[place][card] += 1
    chances = [hypergeometric(count, len(wanted), len(first), size) for count in range(len(counts))]
    hands = compared(counts, [deals * chance for chance in chances])
    places = compared([count for row in lies for count in row], [deals / size] * size * size)
    # Each pack has each card once, which binds rows and columns of the square.
    places = {"chi": places["chi"] * (size - 1) / size, "df": (size - 1) ** 2}
    return {"hand": len(first), "pack": size, "rank": COUNTED[game], "counts": counts, "chances": chances,
            "hands": with_p(hands), "places": with_p(places)}


def places_of_first_hand(game: str) -> list[int]:
    """The places of the pack that the seat after the dealer is dealt, found by dealing."""
    match = Match(GAMES[game], ["rules"] * PLAYERS[game], "0")
    for name in BEFORE.get(game, ()):
        match.act(name)
    hand = GAMES[game].trace(match.deal)["hands"][(match.deals[0]["dealer"] + 1) % PLAYERS[game]]
    pack = match.deals[0]["pack"].split()
    return sorted(pack.index(card) for card in hand)


def hypergeometric(count: int, wanted: int, hand: int, size: int) -> float:
    """The chance to be dealt `count` of `wanted` cards in a hand from a pack of that size."""
    return comb(wanted, count) * comb(size - wanted, hand - count) / comb(size, hand)


def compared(counts: list[int], expected: list[float]) -> dict[str, float]:
    """Chi-square and its degrees of freedom; what is expected less than five times is put together."""
    common = [(count, want) for count, want in zip(counts, expected, strict=True) if want >= 5]
    rare = [(count, want) for count, want in zip(counts, expected, strict=True) if want < 5]
    if rare:
        common.append((sum(count for count, _ in rare), sum(want for _, want in rare)))
    return {"chi": sum((count - want) ** 2 / want for count, want in common if want), "df": len(common) - 1}


def with_p(found: dict[str, float]) -> dict[str, float]:
    """With the chance of so great a chi-square or a greater one, by Wilson and Hilferty."""
    chi, df = found["chi"], found["df"]
    spread = 2 / (9 * df)
    deviation = ((chi / df) ** (1 / 3) - 1 + spread) / sqrt(spread)
    return {"chi": round(chi, 2), "df": df, "p": round(erfc(deviation / sqrt(2)) / 2, 3)}


def main() -> None:
    """Deal and count, and write the figures."""
    games = {}
    for game in GAMES:
        say(f"Dealing {game} {2 * DEALS:,} times ...")
        games[game] = measure(game, DEALS) | {"again": measure(game, DEALS, DEALS)["places"]}
    DATA.write_text(json.dumps({"deals": DEALS, "games": games}, indent=1) + "\n")
    say(f"{DATA.relative_to(ROOT)} is written.")


if __name__ == "__main__":
    main()
