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


def by_table(*names):
    """Keep what `make(view, ui, t, ...)` drew last for each `...`, for the same view, words and `names` of `ui`.

    Between two replies the table is drawn several times: when a bot thinks, when a trick has lain, when a card is
    chosen. What shows none of that is passed over.
    """

    def keeping(make):
        known = {}

        def drawing(view, ui, t, *which):
            told = (t.setting(), [ui.get(name) for name in names])
            last = known.get(which)
            if last is None or last[0] is not view or last[1] != told:
                known[which] = last = (view, told, make(view, ui, t, *which))
            return last[2]

        return drawing

    return keeping


def by_view(make):
    """Keep what `make(view, ..., t)` drew last, for the same view, what else is given, and the language and cards."""
    last = [None, None, None]

    def drawing(view, *given):
        t = given[-1]
        told = (given[:-1], t.language, t.deck)
        if last[0] is not view or last[1] != told:
            last[:] = [view, told, make(view, *given)]
        return last[2]

    return drawing
