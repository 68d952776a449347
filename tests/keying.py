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
        tab_to(page, "[data-action]")
        while focus_is_on(page, "[aria-disabled='true']"):
            page.keyboard.press("ArrowRight" if focus_is_on(page, ".hand *") else "Tab")
    page.keyboard.press("Enter")


def next_deal(page):
    """Ask by keys for the next deal, and wait until the result has given way to it."""
    result = page.query_selector("[data-screen='deal-result']")
    tab_to(page, "[data-command='next']")
    page.keyboard.press("Enter")
    result.wait_for_element_state("hidden")


def tab_to(page, selector, or_else="none"):
    """Press Tab until the focus is on what matches."""
    for _ in range(30):
        if focus_is_on(page, selector) or focus_is_on(page, or_else):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
