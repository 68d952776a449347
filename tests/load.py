"""How much of a long run is wanted, and whether what it measures grows."""

import os
from statistics import median


def share(full, usual=1.0):
    """So many of a full run's deals or matches: the share that STIH_LOAD says, else the usual one."""
    return max(1, round(full * float(os.environ.get("STIH_LOAD", usual))))


def growth(values, of=median):
    """How far the median (or what `of` makes) of the last third is above that of the middle third, as a part of it."""
    third = len(values) // 3
    return of(values[-third:]) / of(values[third:-third]) - 1
