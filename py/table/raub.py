"""What Raub draws in its own way (parts.py)."""

from table import ledger

TARGET = 0


def sheet(view, t):
    """The score sheet."""
    return ledger.render(view, t)


def course(view):
    """How the scores went, for the chart: `(names by column, scores by deal, goal)`."""
    rows = [[cell["total"] for cell in row["cells"]] for row in view["sheet"]["rows"]]
    seats = list(range(view["players"]))
    return [[seat] for seat in seats], [[view["sheet"]["start"]] * len(seats)] + rows, TARGET
