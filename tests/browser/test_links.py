"""A deal in a link: it opens step by step, is played on from there, and is handed on again."""

import re
from urllib.parse import quote

from tools import author

PACKED = (
    "eNpFkE1qAkEQhfee4jFrUbKKuhFRyBBXMoIQCaGcKbVj2zX0T8QEj5A75CRZxXulxijZdNej672vqpcPtGdkntIqe24tC6YYVCbL"
    "AUdJuFTNy4TJskd214icXKVt0wLzAvc5ZmN0MSrQK_CYoz9R1S8wzTGaoDduHPPkHVfIZvlFmWgZ7AbZYksRB0m2uuBqS8dhhuAH"
    "2fkrElYG0UAqs_EkQ7VWOgbWVPJLqlGKi8YlVhyVJdcRa7FWDreri0oc_x-tZqgCHwrGfMvYGbdBpJ3uGkRTfach44kQqCI4CQY7"
    "T_a1c2qNrr7FVlCSuyFCMhH6GzgY11aIRpn4FzMV7OX8rWjSDTbyJt7AoPac3vfcbsCi-ufTONM5_QJrnYEi"
)
FROZEN = f"#v=1&d={PACKED}&step=11"
"""A link as version 1 makes it; it opens for ever."""

TEXT = f"#t={quote(author.DEAL)}&step=11"


def opened(open_table, link):
    """A page with the deal of a link."""
    page = open_table(link)
    page.wait_for_selector("[data-screen='steps']")
    return page


def test_an_old_link_opens_where_it_was_made(open_table):
    page = opened(open_table, FROZEN)
    assert page.inner_text(".at") == "11/12"
    assert page.inner_text(".remark") == "The king takes so far."
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".remark >> text=does it")


def test_a_bad_text_is_refused_with_its_place(open_table):
    page = open_table(f"#t={quote('[Game 7]')}")
    page.wait_for_selector("[data-screen='problem']")
    assert page.locator(".wrong pre").inner_text().startswith("[Game 7]")
    assert page.locator("[data-screen='problem'] [role='alert']").inner_text()
    page.click("[data-command='home']")
    page.wait_for_selector("[data-screen='home']")


def test_a_deal_is_handed_on_and_played_on(open_table):
    page = opened(open_table, TEXT)
    page.click("[data-command='share']")
    page.wait_for_selector("#share-link")
    link = page.input_value("#share-link")
    assert re.search(r"#v=1&d=[\w-]+&step=11$", link)
    assert "[Game \"raub\"]" in page.input_value("#share-text")
    assert "<stih-table" in page.input_value("#share-element") and "<iframe" in page.input_value("#share-frame")
    page.focus(".fold-qr summary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".qr path")
    page.click(".fold-text summary")
    with page.expect_download() as download:
        page.click("[data-command='share-file']")
    assert download.value.suggested_filename.endswith(".stih")
    page.click("[data-command='share-copy'][data-key='link']")
    page.wait_for_selector(".acts .hint")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-panel]", state="detached")
    page.click("[data-command='play']")
    page.click(".hand [data-action='AS']")
    page.wait_for_selector(".hand [data-action='AS']", state="detached")
    page.go_back()
    page.wait_for_selector("[data-screen='steps']")


def test_a_running_deal_gives_what_its_player_knows(open_table):
    page = open_table("?speed=instant#g=raub&n=9&seats=you,rules,rules")
    page.wait_for_selector("[data-action]")
    page.click("[data-command='menu']")
    page.click("[data-command='share']")
    page.wait_for_selector("#share-text, #share-seed", state="attached")
    assert page.input_value("#share-seed").endswith("#g=raub&n=9&seats=you,rules,rules")
    text = page.input_value("#share-text")
    assert "Pack" not in text and "Seed" not in text
