"""The author's desk: an example of the seeds is built by clicks alone, and what is copied shows it."""

import json
from urllib.parse import quote

from stih.session import Session
from tools import author

HAND, TALON = "AS KS QS JS TS AH KH 7D 8D 9C", "AD 7H"
ACTIONS = ("bid:2", "pass", "pass", "-7D", "-8D", "declare:4")


def turn_to(page, tab):
    page.locator(f"label:has(> [data-field='tab'][value='{tab}'])").click()
    page.wait_for_selector(f"[data-tab='{tab}']")


def put(page, cards):
    for card in cards.split():
        page.locator(f".pack [data-key='{card}']").click()
        page.wait_for_selector(f".zones [data-key='{card}']")


def write(page, field, text):
    page.fill(f"[data-field='{field}']", text)
    page.keyboard.press("Tab")


def test_a_deal_is_built_by_clicks_and_taken_home(open_table):
    page = open_table("?lang=en#desk=1")
    page.select_option("[data-field='game']", "preferans")
    put(page, HAND)
    page.locator("[data-command='zone'][data-key='Talon']").click()
    put(page, TALON)
    write(page, "title", "Hearts with the talon")
    turn_to(page, "moves")
    for number, action in enumerate(ACTIONS, 1):
        page.locator(f".choices [data-key='{action}']").click()
        page.locator(".leaf > .walk", has_text=f"{number}/{number}").wait_for()
    page.wait_for_function("document.activeElement.matches('.leaf h2')")
    write(page, "comment", "Four hearts with ace and king.")
    turn_to(page, "embed")
    page.wait_for_function("document.querySelector('#share-text')?.value.includes('Four hearts')")
    text = page.locator("#share-text").input_value()
    shown = json.loads(Session().handle(json.dumps({"id": 1, "do": "read", "text": text})))["shown"]
    assert [frame["action"] for frame in shown["frames"][1:]] == list(ACTIONS)
    assert shown["frames"][-1]["comment"] == {"en": "Four hearts with ace and king."}
    assert set(shown["frames"][0]["open"][0]) == set(HAND.split())
    assert '<stih-table mode="steps"' in page.locator("#share-element").input_value()
    assert page.locator("stih-table").get_attribute("deal") == text
    page.evaluate("fragment => { location.hash = fragment }", f"t={quote(text)}&step=6")
    page.locator(".remark", has_text="Four hearts").wait_for()


def test_a_deal_that_cannot_be_says_why_and_is_taken_back(open_table):
    page = open_table("?lang=en#desk=1&t=" + quote('[Game "raub"] [Hands "AS 8S JH 9D / ? ? ? ? / ? ? ? ?"]\nKS'))
    page.locator(".fault", has_text="KS").wait_for()
    turn_to(page, "text")
    page.fill("[data-field='text']", '[Game "raub"] [Hands "AS 8S JH 9D / ? ? ? ? / ? ? ? ?"]\ndeal')
    page.locator("[data-command='take']").click()
    page.wait_for_function("!document.querySelector('.fault').textContent")
    page.locator("[data-command='undo']").click()
    page.locator(".fault", has_text="KS").wait_for()


AT, TOLD = ".leaf > .walk .num", "document.querySelector('stih-table').getAttribute('deal').includes"


def test_a_click_out_of_a_comment_leads_where_it_should(open_table):
    page = open_table("?lang=en#desk=1&step=1&t=" + quote(author.DEAL))
    page.locator(".pack").wait_for()
    turn_to(page, "moves")
    page.locator(AT, has_text="1/").wait_for()
    page.fill("[data-field='comment']", "Quickly.")
    page.locator("[data-command='next']").click()
    page.wait_for_function(TOLD + "('Quickly.')")
    assert page.locator(AT).inner_text().startswith("2/")
    page.fill("[data-field='comment']", "Slowly.")
    page.locator("[data-command='back']").hover()
    page.mouse.down()
    page.wait_for_function(TOLD + "('Slowly.')")
    page.mouse.up()
    page.locator(AT, has_text="1/").wait_for()


def test_the_reader_begins_where_the_author_says(open_table):
    page = open_table("?lang=en#desk=1&t=" + quote(author.DEAL))
    turn_to(page, "embed")
    page.locator("#share-element", has_text='step="0"').wait_for()
    page.select_option("[data-field='opens']", "2")
    page.locator("#share-element", has_text='step="2"').wait_for()
    assert page.locator("stih-table").get_attribute("step") == "2"
    assert "step=2" in page.locator("#share-link").input_value()


def test_on_a_phone_a_button_leads_to_the_embed(open_table):
    page = open_table("?lang=en#desk=1&t=" + quote(author.DEAL), viewport={"width": 390, "height": 844})
    page.wait_for_selector("stih-table", state="attached")
    inside = "document.querySelector('stih-table').getBoundingClientRect().bottom <= innerHeight"
    assert not page.evaluate(inside)
    page.locator("[data-command='see']").click()
    page.wait_for_function(inside)
