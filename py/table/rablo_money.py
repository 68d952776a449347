"""Money as coins: everybody's in stacks, the pot heaped in a dish."""

from table.vnode import h

COINS = ((500, 17, 5.2), (100, 13.5, 4.6), (50, 11, 4.2))
"""Value of a coin, half its width, half its height in the drawing."""
STACK = 12
"""Coins in one stack at most."""
HEAP = ((5, 0), (9, 5), (12, 9), (14, 12), (15, 14))
"""The layers of the pot: coins up to and with it, coins below it."""
WIDTH, BASE = 64, 78
LOWEST = 34
"""How high a drawing is at least."""


def high(balances, pot_now):
    """How high the drawings must be for everybody's stacks and the pot."""
    coins = [min(STACK, count) for amount in balances for _, count in _change(amount)]
    return max([LOWEST, 12 + 4.2 * max(coins), 50 if pot_now > 200 else 40 if pot_now else 0])


def purse(amount, height):
    """Somebody's money standing on a line; nothing for a debt."""
    coins, right = _stacks(amount)
    fit = min(1, (WIDTH - 4) / right) if right else 1
    place = {"transform": f"translate({(WIDTH - right * fit) / 2:.1f} {BASE * (1 - fit):.1f}) scale({fit:.3f})"}
    ground = h("path", {"class": "ground", "d": f"M2 {BASE + 0.7}h{WIDTH - 4}"})
    return _picture(height, ground, h("g", place, coins))


def pot(amount, height):
    """The pot, paid in fifties; one heap stands for any larger one."""
    count = min(amount // 50, HEAP[-1][0])
    dish = [h("ellipse", {"class": "dish-in", "cx": 32, "cy": BASE - 14, "rx": 31, "ry": 8})]
    dish += [_in_dish(place, count) for place in range(count)]
    rim = f"M1 {BASE - 14}c3 12 14 14 31 14s28-2 31-14a31 8 0 0 1-62 0z"
    return _picture(height, dish, h("path", {"class": "dish", "d": rim}))


def _picture(height, *parts):
    box = f"0 {BASE - height:.1f} {WIDTH} {height + 2:.1f}"
    return h("svg", {"class": "coins", "viewBox": box, "aria-hidden": "true"}, *parts)


def _change(amount):
    """How many coins of each value make up an amount; none for a debt."""
    counts, amount = [], max(0, amount)
    for value, _, _ in COINS:
        counts.append((value, amount // value))
        amount %= value
    return counts


def _stacks(amount):
    """The coins of an amount in their stacks, and how wide they are together."""
    drawn, at = [], 0
    for (value, count), (_, wide, deep) in zip(_change(amount), COINS):
        while count:
            some = min(count, STACK)
            drawn += [_coin(value, at + wide, BASE - deep - 4.2 * (level + 1), wide, deep) for level in range(some)]
            at += 2 * wide + 3
            count -= some
    return drawn, max(0, at - 3)


def _in_dish(place, count):
    """One coin of the pot in its layer."""
    layer = next(number for number, (until, _) in enumerate(HEAP) if place < until)
    below = HEAP[layer][1]
    spots = min(len(HEAP) - layer, count - below) if layer == 0 else len(HEAP) - layer
    across = 32 - (spots - 1) * 5.5 + (place - below) * 11
    return _coin(50, across, BASE - 20 - layer * 6, 9, 3.6)


def _coin(value, x, y, wide, deep):
    edge = f"M{x - wide:.1f} {y:.1f}v4.2a{wide} {deep} 0 0 0 {2 * wide} 0v-4.2z"
    face = {"cx": f"{x:.1f}", "cy": f"{y:.1f}"}
    return h("g", {"class": f"coin-{value}"}, h("path", {"class": "edge", "d": edge}),
             h("ellipse", dict(face, rx=wide, ry=deep)),
             h("ellipse", dict(face, rx=f"{wide * 0.66:.1f}", ry=f"{deep * 0.62:.1f}", **{"class": "inner"})))
