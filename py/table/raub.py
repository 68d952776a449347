"""What Raub draws in its own way (parts.py)."""

from table import ledger
from table.sheets import totals

TARGET = 0


def sheet(view, t):
    """The score sheet."""
    return ledger.render(view, t)


def course(view):
    """How the scores went, for the chart: `(names by column, scores by deal, goal)`."""
    kept = view["sheet"]
    return [[seat] for seat in range(view["players"])], totals(kept["rows"], kept["start"]), TARGET
