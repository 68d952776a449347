"""What two cards laid away are worth in a crib, on average, between players who lay away with care.

Rob Schell's tables: the mean of three published ones, from millions of deals. A row is a rank from
the ace up; its columns are the same rank and all above it.
"""

from __future__ import annotations

OWN_ROWS = (
    (5.38, 4.23, 4.52, 5.43, 5.45, 3.85, 3.85, 3.8, 3.4, 3.42, 3.65, 3.42, 3.41),
    (5.72, 7.0, 4.52, 5.45, 3.93, 3.81, 3.66, 3.71, 3.55, 3.84, 3.58, 3.52),
    (5.94, 4.91, 5.97, 3.81, 3.58, 3.92, 3.78, 3.57, 3.9, 3.59, 3.67),
    (5.63, 6.48, 3.85, 3.72, 3.83, 3.72, 3.59, 3.88, 3.59, 3.6),
    (8.79, 6.63, 6.01, 5.48, 5.43, 6.66, 7.0, 6.63, 6.66),
    (5.76, 4.98, 4.63, 5.13, 3.17, 3.41, 3.23, 3.13),
    (5.92, 6.53, 4.04, 3.23, 3.53, 3.23, 3.26),
    (5.45, 4.72, 3.8, 3.52, 3.19, 3.16),
    (5.16, 4.29, 3.97, 2.99, 3.06),
    (4.76, 4.61, 3.31, 2.84),
    (5.33, 4.81, 3.96),
    (4.79, 3.46),
    (4.58,),
)
OTHERS_ROWS = (
    (6.02, 5.07, 5.07, 5.72, 6.01, 4.91, 4.89, 4.85, 4.55, 4.48, 4.68, 4.33, 4.3),
    (6.38, 7.33, 5.33, 6.11, 4.97, 4.97, 4.94, 4.7, 4.59, 4.81, 4.56, 4.45),
    (6.68, 5.96, 6.78, 4.87, 5.01, 5.05, 4.87, 4.63, 4.86, 4.59, 4.48),
    (6.53, 7.26, 5.34, 4.88, 4.94, 4.68, 4.53, 4.85, 4.46, 4.36),
    (9.37, 7.47, 7.0, 6.3, 6.15, 7.41, 7.76, 7.34, 7.25),
    (7.08, 6.42, 5.86, 6.26, 4.31, 4.57, 4.22, 4.14),
    (7.14, 7.63, 5.26, 4.31, 4.68, 4.32, 4.27),
    (6.82, 5.83, 5.1, 4.59, 4.31, 4.2),
    (6.39, 5.43, 4.96, 4.11, 4.03),
    (6.08, 5.63, 4.61, 3.88),
    (6.42, 5.46, 4.77),
    (5.79, 4.49),
    (5.65,),
)


def _square(rows: tuple[tuple[float, ...], ...]) -> list[list[float]]:
    """The whole table of a half."""
    return [[rows[min(a, b)][abs(a - b)] for b in range(len(rows))] for a in range(len(rows))]


OWN = _square(OWN_ROWS)         # by two rank numbers: into one's own crib
OTHERS = _square(OTHERS_ROWS)   # ... into an opponent's
SUITED = 0.04                   # what two cards of one suit add: they may make a flush
