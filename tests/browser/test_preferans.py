"""Preferans in the page: every preset, the seven auctions of the book, talon, claims, sheet, the early stop."""

from pathlib import Path

import moments
import pytest
from player import Player
from stih.games.preferans import PREFERANS

OVERLAPS = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = [(390, 844), (393, 727), (360, 560), (320, 640), (844, 390), (667, 375), (568, 320), (1280, 800), (768, 1024)]

PRESETS = {
    "croatian": "",
    "serbian-2001": "direction:ccw,start_bule:100,max_refa:2,hat_blocks_refa:on,"
                    "spades_without_kontra:refa_then_win,refa_exempts_spades:off,sanac_lead:through_declarer",
    "club": "direction:ccw,start_bule:100,max_refa:2,hat_blocks_refa:on,spades_without_kontra:refa_then_win,"
            "refa_exempts_spades:off,sanac_lead:through_declarer,max_kontra:2,last_hand_double_fall:on",
}
AUCTIONS = {
    1: ("bid:2 bid:3 bid:4 pass pass", "select", [4, 5, 6, 7]),
    2: ("pass bid:2 bid:3 hold bid:4 hold pass", "select", [4, 5, 6, 7]),
    3: ("bid:2 bid:3 bid:4 pass hold bid:5 pass", "select", [5, 6, 7]),
    4: ("bid:2 igra igra name:4 name:5", "contract", [5]),
    5: ("igra pass pass", "declare", [2, 3, 4, 5, 6, 7]),
    6: ("bid:2 bettel pass", "contract", [6]),
    7: ("bid:2 bettel sanac", "contract", [7]),
}
"""What is said in the order of speech, what follows (two cards to lay away, a contract to declare, or one that is
fixed), and the contracts that may be declared."""
OPEN = "[data-action]:not([aria-disabled='true'])"
TURN = """() => document.querySelector("[data-screen='curtain'] [data-command='show']")
    || document.documentElement.dataset.turn === "you" """




def asked(phase, cards=None):
    """Whether the player is asked in such a phase, with so many cards."""
    return lambda view: view["phase"] == phase and view["to_act"] == 0 and cards in (None, len(view["hand"]))


MOMENTS = {
    "auction": lambda view: asked("auction")(view) and sum(map(len, view["extra"]["auction"]["said"])) > 3,
    "talon": asked("discard"),
    "declaring": asked("declare"),
    "defence": asked("defence"),
    "kontra": lambda view: asked("kontra")(view) and view["extra"]["contract"]["kontra"],
    "ten cards": lambda view: asked("play", 10)(view) and len(view["trick"]) == 2,
    "claims": lambda view: asked("play", 7)(view) and view["extra"]["claims"],
    "sheet": lambda view: view["result"] and view["number"] > 5,
}
LONG = """() => document.querySelectorAll(".who b, .auction th, .contract li b, .prefcol h4, .preftab").forEach(
    node => { node.lastChild.textContent = "Александра" })"""
BELOW = "buttons is cut off"
"""A result is scrolled."""
QUIET = ("pass", "yield", "stay", "ok")


class Careful(Player):
    """Leaves the contracts to the others: who bids at random writes bule without end."""

    def act(self):
        for word in QUIET:
            quiet = self.page.locator(f"[data-action='{word}']:not([aria-disabled='true'])")
            if quiet.count():
                quiet.first.click()
                return
        super().act()


def link(options="", seats="you,rules,rules", number=7):
    return f"?speed=instant#g=preferans&n={number}&seats={seats}&o={options}"


def look(page):
    """Wait until one of the people is asked, and open the curtain."""
    page.wait_for_function(TURN)
    if page.locator("[data-screen='curtain']").count():
        page.click("[data-command='show']")
        page.wait_for_selector("[data-screen='table']")


def say(page, word):
    """Press a word; afterwards another person is asked, or something else."""
    turn = page.locator(".prompt").inner_text()
    pick = page.locator(f"[data-word='{word}'][aria-pressed='false']")
    if pick.count():
        pick.click()
    page.locator(f"[data-action='{word}']:not([aria-disabled='true'])").first.click()
    page.wait_for_function(
        """before => document.querySelector("[data-screen='curtain']")
            || document.querySelector(".prompt")?.innerText !== before""", arg=turn)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_of_each_preset(open_table, preset):
    page = open_table(link(PRESETS[preset]))
    assert Player(page).play_deal() == "deal-result"
    assert page.locator(".prefpanel").count() == 3


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_each_preset(open_table, preset):
    page = open_table(link(PRESETS[preset].replace("start_bule:100", "start_bule:30") or "start_bule:30"))
    player = Careful(page)
    player.play_match()
    assert player.screen() == "match-result"
    amounts = [int(text) for text in page.locator(".prefarrow b").all_inner_texts()]
    assert all(amount > 0 for amount in amounts)


@pytest.mark.parametrize("number", [4, *(pytest.param(key, marks=pytest.mark.slow) for key in AUCTIONS if key != 4)])
def test_the_seven_auctions(open_table, number):
    words, after, contracts = AUCTIONS[number]
    page = open_table(link(seats="you,person:Ana,person:Marko"))
    for word in words.split():
        look(page)
        say(page, word)
    look(page)
    if after == "select":
        lay_away(page)
    if after == "contract":
        assert page.locator(".contract").get_attribute("data-contract") == str(contracts[0])
    else:
        open_ = page.locator(f".contracts {OPEN}")
        assert [int(each.get_attribute("data-action")[8:]) for each in open_.all()] == contracts


def lay_away(page):
    """Lay the first two cards away; the button waits for both."""
    done = page.locator("[data-action='done']")
    assert done.get_attribute("aria-disabled") == "true"
    assert page.locator(".hand [data-select]").count() == 12
    for place in (11, 6):
        page.locator(".hand [data-select]").nth(place).click()
    assert page.locator(".talonbox [data-suit]").count() == 4
    done.click()
    page.wait_for_selector(".contracts")


def test_a_word_that_may_not_be_said_says_why_and_where_it_is_written(open_table):
    page = open_table(link())
    Player(page).until(".ladder [aria-disabled='true']")
    question = page.locator(".prompt").bounding_box()
    page.locator(".ladder [aria-disabled='true']").last.click(force=True)
    why = page.locator("#why")
    why.wait_for()
    assert page.locator(".prompt").bounding_box() == question
    assert "preferans.en.html#c" in why.locator("a").get_attribute("href")
    assert page.locator(".auctionbox").count() == 1


def test_a_claim_is_made_and_answered(open_table):
    page = open_table(link())
    player = Player(page)
    player.until("[data-command='claim']")
    page.click("[data-command='claim']")
    claims = page.locator(".claims [data-action]")
    counts = [int(text) for text in claims.all_inner_texts()]
    assert counts == sorted(counts, reverse=True)
    page.click("[data-command='claim']")
    assert claims.count() == 0
    page.click("[data-command='claim']")
    claims.last.click()
    page.wait_for_selector(".claims", state="detached")
    assert player.play_deal() == "deal-result"


def test_an_entry_of_the_sheet_explains_itself(open_table):
    page = open_table(link())
    player = Player(page)
    player.play_deal()
    player.next_deal()
    player.play_deal()
    entry = page.locator(".prefpanel[data-side='front'] .entry").first
    entry.click()
    assert "60" in page.locator(".prefnote").inner_text()
    page.locator(".preftab").first.click()
    assert page.locator(".prefpanel[data-side='front'] .preftab").inner_text() != "You"


def test_the_match_is_stopped_when_all_agree(open_table):
    page = open_table(link())
    player = Player(page)
    player.play_deal()
    page.click("[data-action='stop']")
    page.wait_for_selector("[data-action='stop']", state="detached")
    page.wait_for_selector("[data-screen='match-result'], [data-screen='deal-result']")
    if player.screen() == "deal-result":
        player.next_deal()
        assert player.settle() in ("table", "deal-result")


def test_the_sheet_is_printed_alone_on_one_page(open_table):
    page = open_table(link(), viewport={"width": 1280, "height": 800})
    Player(page).play_deal()
    page.emulate_media(media="print")
    shown = page.evaluate("""() => [...document.querySelectorAll("button, .card, .prefpanel")]
        .filter(node => node.getBoundingClientRect().height).map(node => node.className.split(" ")[0])""")
    assert set(shown) <= {"prefpanel", "preftab", "entry"}
    assert shown.count("prefpanel") == 3
    paper = page.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 1


# ---- places


@pytest.mark.parametrize("language", ["en", "sr-Cyrl"])
def test_everything_has_its_place(open_table, language):
    page = open_table(f"?speed=instant&motion=off&lang={language}")
    faults = []
    for name, storage in moments.find(PREFERANS, MOMENTS, deals=12).items():
        moments.show(page, storage)
        if name == "claims":
            page.click("[data-command='claim']")
            page.wait_for_selector(".claims")
        page.evaluate(LONG)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = [fault for fault in page.evaluate(OVERLAPS) if name != "sheet" or fault != BELOW]
            faults += [f"{name} {width} x {height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
