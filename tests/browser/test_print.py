"""What is printed of a table, and of the end of a match, is the sheet."""

from player import Player

LINK = "?speed=instant#g=raub&n=7&seats=you,rules,rules&o=start:11"


def seen(page, selector):
    """Whether any such element can be seen."""
    return page.locator(selector).evaluate_all("nodes => nodes.some(node => node.checkVisibility())")


def test_printing_the_table_gives_the_sheet_and_nothing_else(open_table):
    page = open_table(LINK)
    player = Player(page)
    player.play_deal()
    player.next_deal()
    player.settle()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print", color_scheme="dark")
    assert seen(page, ".raubsheet") and seen(page, ".raubsheet .total")
    for selector in (".hand", ".field", ".bar", ".say", ".log", ".seat", "button"):
        assert not seen(page, selector), selector
    assert page.evaluate("getComputedStyle(document.querySelector('.slip')).color") == "rgb(0, 0, 0)"
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert not page.locator(".side").count()
    page.evaluate("window.print = () => { window.printed = true; }")
    page.click("[data-command='score']:visible")
    page.click("[data-command='print']:visible")
    assert page.evaluate("window.printed")


def test_printing_the_end_of_a_match_gives_result_chart_and_whole_sheet(open_table):
    page = open_table(LINK)
    Player(page).play_match()
    deals = int(page.locator(".raubsheet tbody tr:not(.start) th").last.inner_text().split("×")[0])
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert seen(page, ".chart") and seen(page, ".verdict") and not seen(page, "button")
    rows = page.evaluate("[...document.querySelectorAll('.raubsheet tbody tr')].filter(row => row.checkVisibility("
                         "{contentVisibilityAuto: true})).length")
    assert rows == deals + 1
