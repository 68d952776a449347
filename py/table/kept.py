"""Drawings that are kept while what they show stays the same.

`dom.Root.render` passes over a node that is the very one it drew before, so
these cost nothing the second time.
"""


def by_name(make):
    """Keep whatever `make(name)` has drawn, for good; a name is a text or a tuple."""
    known = {}

    def drawing(name):
        if name not in known:
            known[name] = make(name)
        return known[name]

    return drawing


def by_place(place):
    """Keep what `make(..., t)` drew last at each `place(...)`, while its arguments and the words stay the same.

    For the rows of a sheet, which grows by one a deal: most of a long match is passed over at every drawing.
    """

    def keeping(make):
        known = {}

        def drawing(*given):
            t, where = given[-1], place(*given[:-1])
            told = (given[:-1], t.setting())
            if where not in known or known[where][0] != told:
                known[where] = (told, make(*given))
            return known[where][1]

        return drawing

    return keeping


def by(shown):
    """Keep what `make(..., t)` drew last, while `shown(...)` of its other arguments and the words stay the same.

    `shown` gives all that the drawing is made from: a reply of the engine brings a new view, most parts of which are
    what they were.
    """

    def keeping(make):
        last = [None, None]

        def drawing(*given):
            told = (shown(*given[:-1]), given[-1].setting())
            if last[0] != told:
                last[:] = [told, make(*given)]
            return last[1]

        return drawing

    return keeping
