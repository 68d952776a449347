"""A player who has a keyboard alone."""


def focus_is_on(page, selector):
    """Whether the focused element matches."""
    return page.evaluate("selector => document.activeElement.matches(selector)", selector)


def decide(page):
    """Take one decision by keys: from wherever the focus is, Tab to what may be done and press it."""
    if page.locator("[data-select]").count():
        tab_to(page, "[data-action='done']:not([aria-disabled])", or_else="[data-select]")
        if focus_is_on(page, "[data-select]"):
            page.keyboard.press("Space")
            tab_to(page, "[data-action='done']")
    else:
        if not tab_to(page, "[data-action]", may_vanish=True):
            return   # the reply has come meanwhile: it is another's turn
        while focus_is_on(page, "[aria-disabled='true']"):
            page.keyboard.press("ArrowRight" if focus_is_on(page, ".hand *") else "Tab")
    page.keyboard.press("Enter")


def tab_to(page, selector, or_else="none", may_vanish=False):
    """Press Tab until the focus is on what matches; False if it `may_vanish` and has."""
    for _ in range(30):
        if focus_is_on(page, selector) or focus_is_on(page, or_else):
            return True
        page.keyboard.press("Tab")
    if page.locator(selector).count() or not may_vanish:
        raise AssertionError(f"Tab does not lead to {selector}")
    return False
