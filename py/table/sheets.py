"""How figures stand on a score sheet. The sheets themselves are each game's own (parts.py)."""

KEEP = 8
"""How many deals of a long match are seen; those before are folded away."""
FOLD_FROM = 11


def folded(rows):
    """`(old, fresh)`: the rows of a long match that are folded away, and the latest."""
    return (rows[:-KEEP], rows[-KEEP:]) if len(rows) >= FOLD_FROM else ([], rows)


def signed(points):
    """A change of score with its sign: +4, −2, and a dot for nothing."""
    if not points:
        return "·"
    return f"+{points}" if points > 0 else plain(points)


def plain(number):
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def totals(rows, start):
    """The scores after each deal, for the chart of a match; first what everybody has at the start."""
    scores = [[cell["total"] for cell in row["cells"]] for row in rows]
    return [[start] * len(scores[0])] + scores if scores else []
