"""Deals in a page of another site, where third-party storage is blocked: posters, tables, messages, focus."""

import json
import re

import pytest
from support import Watch, serving
from tools import author
from tools.steps import ROOT

PATIENCE = 120_000
MODES = ("quiz", "steps", "diagram", "play")
HAND, OTHERS = {"AS", "8S", "JH", "9D"}, {"TS", "7H", "QC", "9S", "KH", "AD", "8C"}
"""Cards of the deal on the page: the reader's, and those that nobody has shown by step 11."""

TABLE = '<stih-table mode="{mode}" step="11"><script type="text/stih">{deal}</script></stih-table>'
REST = """<stih-table mode="play" game="cribbage" deal="7"></stih-table>
<stih-table lang="sr" deal='[Game "rablo"]
  [Hands "AH KB ? ? ? ? / ? ? ? ? ? ? / ? ? ? ? ? ? / ? ? ? ? ? ?"]'></stih-table>
<stih-table theme="dark" mode="quiz" deal='[Game "raub"] [Title "&lt;b&gt;Bold&lt;/b&gt;"]'></stih-table>
<stih-table mode="steps" step="2" deal='[Game "preferans"] bid:2 bid:3'><p id="own">A poster of the author's own</p>
</stih-table>"""
GAMES = ("raub", "raub", "raub", "raub", "cribbage", "rablo", "raub", "preferans")
PAGE = """<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Host</title>
<script>
  const heard = [], starting = [];
  for (const name of ["ready", "resize", "action", "deal-over", "leave", "error"])
    addEventListener("stih:" + name, (event) => {{
      heard.push(event.detail);
      if (name !== "ready") return;
      const tables = [...document.querySelectorAll("stih-table")];
      const frames = tables.map((each) => each.shadowRoot.querySelector("iframe"));
      starting.push(frames.filter((frame) => frame && !frame.classList.contains("running")).length);
    }});
</script>
<script src="{site}web/embed.js" defer></script><input id="typing">{tables}"""

INTO = "(number) => document.querySelectorAll('stih-table')[number].shadowRoot.querySelector('iframe')?.className"


@pytest.fixture(scope="module")
def host(browser, site, tmp_path_factory):
    """The host page with eight tables, none started; faults and foreign requests are looked at in the end."""
    folder = tmp_path_factory.mktemp("host")
    tables = "".join(TABLE.format(mode=mode, deal=author.DEAL) for mode in MODES) + REST
    (folder / "index.html").write_text(PAGE.format(site=site, tables=tables))
    with serving(folder, prefix="/") as address:
        address = address.replace("127.0.0.1", "localhost")
        watch, context = Watch([site, address]), browser.new_context(viewport={"width": 390, "height": 3000})
        watch.follow(context)
        page = context.new_page()
        page.goto(address)
        page.watch = watch
        yield page
        context.close()
        assert watch.foreign() == []
        assert watch.faults == []


@pytest.fixture(scope="module")
def started(host):
    """The same page with a table of each mode, all asked for at once while somebody types."""
    host.focus("#typing")
    host.evaluate("document.querySelectorAll('stih-table').forEach((each, place) => place < 4 && each.start())")
    for number in range(4):
        host.wait_for_function(f"({INTO})({number}) === 'running'", timeout=PATIENCE)
    return host


def frame(page, number):
    """What is in a table's frame."""
    return page.frame_locator(f"stih-table >> nth={number} >> iframe")


def heard(page, what):
    """The messages of a kind that the host page has heard."""
    return [each for each in page.evaluate("heard") if each["type"] == f"stih:{what}"]


def wait_for(page, what, count=1):
    """Wait until so many messages of a kind have been heard; gives the last."""
    page.wait_for_function(f"heard.filter((each) => each.type === 'stih:{what}').length >= {count}", timeout=PATIENCE)
    return heard(page, what)[-1]


# ---- before anything is started


def test_posters_are_there_at_once_and_ask_for_nothing(host):
    assert host.locator("stih-table button").count() == 8
    asked = [url for url in host.watch.requests if not url.endswith("/")]
    assert [url.rpartition("/")[2] for url in asked if not url.startswith("data:")] == ["embed.js"]
    assert host.locator("stih-table >> nth=0 >> .card svg").count() == 5
    assert host.locator("stih-table >> nth=5 >> button").inner_text() == "Prođi kroz deljenje"
    assert host.locator("stih-table >> nth=6 >> h2").inner_text() == "<b>Bold</b>"
    assert host.locator("#own").is_visible()


def test_a_poster_shows_no_hand_but_the_readers(host):
    drawn = host.evaluate("document.querySelector('stih-table').shadowRoot.querySelector('.cards').textContent")
    assert re.findall(r"10|[AKQJ2-9]", drawn) == ["A", "A", "8", "8", *"JJJ", "9", "9", *"QQQ"]


def test_attributes_are_properties(host):
    assert host.evaluate("""() => {
        const table = document.createElement("stih-table");
        table.mode = "quiz"; table.autoload = true; table.step = 7;
        return [table.getAttribute("mode"), table.hasAttribute("autoload"), table.step, table.height];
    }""") == ["quiz", True, "7", None]


# ---- started


def test_one_table_starts_at_a_time(started):
    assert [each["mode"] for each in heard(started, "ready")] == list(MODES)
    assert started.evaluate("starting") == [1, 1, 1, 0]


def test_no_focus_is_taken(started):
    assert started.evaluate("document.activeElement.id") == "typing"


def test_tables_keep_nothing_where_storage_is_blocked(started):
    assert started.frames[1].evaluate("() => { try { return !sessionStorage } catch (error) { return error.name } }"
                                      ) == "SecurityError"


def test_the_height_follows_by_message(started):
    height = heard(started, "resize")[0]["height"]
    assert height > 200
    started.wait_for_function("document.querySelector('stih-table').offsetHeight > 200")


def test_a_quiz_judges_by_the_text(started):
    quiz = frame(started, 0)
    quiz.locator(".hand [data-card='9D']").click(force=True)
    quiz.locator(".remark", has_text="spades").wait_for()
    quiz.locator(".hand [data-card='8S']").click()
    quiz.locator(".remark .wrong").wait_for()
    quiz.locator("[data-command='quiz-again']").click()
    quiz.locator(".remark .wrong").wait_for(state="detached")
    quiz.locator(".hand [data-card='AS']").click()
    quiz.locator(".remark .right").wait_for()
    assert [each["right"] for each in heard(started, "action")] == [False, True]


def test_steps_walk_and_tell_what_may_be_played(started):
    steps = frame(started, 1)
    steps.locator("[data-command='back']").click()
    steps.locator("[data-command='next']").click()
    steps.locator(".remark", has_text="The king takes so far.").wait_for()
    steps.locator("[data-command='why']").click()
    steps.locator(".reasons").wait_for()
    assert steps.locator(".reasons .may .what").count() == 2
    assert steps.locator(".reasons .not .what").count() == 2
    steps.locator("[data-panel='why'] [data-command='close']").click()
    assert "#v=1&d=" in steps.locator("a[href*='step=11']").get_attribute("href")


def test_on_paper_a_table_is_its_poster(started):
    table = started.locator("stih-table >> nth=1")
    started.emulate_media(media="print")
    assert table.locator(".poster h2").is_visible() and not table.locator("iframe").is_visible()
    started.emulate_media(media="screen")
    assert table.locator("iframe").is_visible() and not table.locator(".poster h2").is_visible()


def test_a_diagram_has_no_controls(started):
    diagram = frame(started, 2)
    diagram.locator("[data-screen='steps']").wait_for()
    assert diagram.locator("button, a[href]:not(.skip)").count() == 0


def test_a_deal_is_played_on_and_begun_again(started):
    play = frame(started, 3)
    play.locator(".hand [data-card='AS']").click()
    play.locator(".hand [data-card='AS']").wait_for(state="detached")
    play.locator("[data-command='reset']").click()
    play.locator(".hand [data-card='AS']").wait_for()


def test_escape_leads_out_of_the_table(started):
    frame(started, 1).locator("[data-command='next']").focus()
    started.keyboard.press("Escape")
    wait_for(started, "leave")
    started.wait_for_function("document.activeElement.localName === 'stih-table'")


@pytest.mark.slow
def test_all_eight_tables_run_and_each_does_what_it_is_for(started):
    started.evaluate("starting.length = 0")
    started.evaluate("document.querySelectorAll('stih-table').forEach((each, place) => place > 3 && each.start())")
    for number in range(4, 8):
        started.wait_for_function(f"({INTO})({number}) === 'running'", timeout=PATIENCE)
    assert started.evaluate("starting") == [1, 1, 1, 0]
    play, rablo, quiz, auction = (frame(started, number) for number in range(4, 8))
    for number, game in enumerate(GAMES):
        frame(started, number).locator(f".table[data-game='{game}']").wait_for()
    for _ in range(2):
        play.locator("[data-select][aria-pressed='false']").first.click()
    play.locator("[data-action]:not([aria-disabled='true'])").first.click()
    play.locator("[data-select]").first.wait_for(state="detached")
    rablo.locator("[data-command='why']").click()
    rablo.locator(".whats .kind").first.wait_for()
    quiz.locator("[data-action='deal']").click()
    quiz.locator(".remark :is(.right, .wrong)").wait_for()
    auction.locator("[data-command='play']").click()
    auction.locator(".ladder .open").first.wait_for()


# ---- messages


BAD = """(number) => {
    const frame = document.querySelectorAll("stih-table")[number].shadowRoot.querySelector("iframe");
    const say = (message) => frame.contentWindow.postMessage(message, "*");
    const proto = JSON.parse('{"__proto__": {"type": "stih:step", "v": 1, "step": 0}}');
    for (const junk of [null, 7, "stih:step", [], {}, {type: "stih:step"}, {type: "stih:step", v: 2, step: 0},
                        {type: "stih:step", v: 1, step: -1}, {type: "stih:step", v: 1, step: "0"},
                        {type: "stih:step", v: 1, step: 1e9}, {type: "constructor", v: 1}, {type: ["stih:step"], v: 1},
                        {type: "stih:load", v: 1, t: "x".repeat(2e6)}, {type: "__proto__", v: 1}, proto]) say(junk);
    const stranger = document.createElement("iframe");
    stranger.srcdoc = `<script>parent.document.querySelectorAll("stih-table")[${number}].shadowRoot
        .querySelector("iframe").contentWindow.postMessage({type: "stih:step", v: 1, step: 0}, "*")</script>`;
    document.body.append(stranger);
    return new Promise((done) => (stranger.onload = () => done(say({type: "stih:step", v: 1, step: 12}))));
}"""
FORGED = """(step) => {
    const before = heard.length;
    postMessage({type: "stih:ready", v: 1}, "*");
    const event = new MessageEvent("message", {data: {type: "stih:error", v: 1, key: "x"}, origin: "https://evil.example"});
    dispatchEvent(event);
    return new Promise((done) => setTimeout(() => done(heard.length - before)));
}"""


def test_a_frame_passes_over_what_is_not_meant_for_it(started):
    started.evaluate(BAD, 1)
    frame(started, 1).locator(".at", has_text="12/12").wait_for()


def test_another_deal_opens_at_the_step_that_is_asked_for_meanwhile(started):
    started.evaluate("deal => Object.assign(document.querySelectorAll('stih-table')[1], {deal, step: 3})", author.DEAL)
    frame(started, 1).locator(".strip .at", has_text="3/").wait_for()


def test_a_host_passes_over_what_does_not_come_from_its_frames(started):
    assert started.evaluate(FORGED) == 0


def test_the_host_changes_language_and_look(started):
    started.evaluate("Object.assign(document.querySelectorAll('stih-table')[1], {lang: 'sr', theme: 'dark'})")
    steps = frame(started, 1)
    steps.locator("html[lang='sr-Latn'][data-theme='dark']").wait_for(state="attached")


def test_messages_are_as_documented_and_name_no_hidden_card(started):
    shapes = json.loads((ROOT / "docs/messages.schema.json").read_text())["$defs"]
    for message in started.evaluate("heard"):
        shape = shapes[message["type"].removeprefix("stih:")]
        assert set(shape["required"]) <= set(message) <= set(shape["properties"])
        assert not OTHERS & set(re.findall(r"\b[AKQJT2-9][CDHS]\b", json.dumps(message)))


def test_a_table_opens_in_a_page_that_is_a_local_file(new_page, watch, site, tmp_path):
    page = tmp_path / "index.html"
    page.write_text(PAGE.format(site=site, tables=TABLE.format(mode="diagram", deal=author.DEAL)))
    watch.homes.append(page.as_uri())
    host = new_page()
    host.goto(page.as_uri())
    host.locator("stih-table button").click()
    wait_for(host, "ready")
    frame(host, 0).locator(".table[data-game='raub']").wait_for()
