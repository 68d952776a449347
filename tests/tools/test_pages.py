"""Rules pages: clauses are numbered without a gap, in every language, and references lead to them."""

import re

import pytest
from tools import pages, steps, terms

WEB = steps.ROOT / "web"
ENGLISH = '# Raub\n\nA game.\n\n## In short\n\n## 1. "Players"\n\nSee [2].\n\n## 2. Cards\n\n> **Custom.** None.\n'
SERBIAN = "# Raub\n\nIgra ⟦MIT⟧.\n\n## 1. Igrači\n\n„Vidi“ [2].\n\n## 2. Karte\n"


@pytest.fixture
def write(tmp_path):
    def write(name, text):
        path = tmp_path / "rules" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_clauses_have_permanent_addresses(write):
    page = pages.read(write("raub.en.md", ENGLISH))
    assert page.title == "Raub"
    assert page.clauses == [1, 2]
    assert '<h2 id="c1"><span class="num">1</span> “Players”</h2>' in page.body
    assert '<h2 id="s1">In short</h2>' in page.body
    assert [heading.words for heading in page.headings] == ["In short", "“Players”", "Cards"]


def test_references_lead_to_clauses(write):
    assert 'See <a href="#c2">[2]</a>.' in pages.read(write("raub.en.md", ENGLISH)).body


def test_first_paragraph_and_notes_are_marked(write):
    body = pages.read(write("raub.en.md", ENGLISH)).body
    assert '<p class="lead">A game.</p>' in body
    assert '<blockquote class="aside">' in body


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# Raub\n\n## 1. A\n\n## 3. B\n", "raub.en.md: clause 2 is missing."),
        ("# Raub\n\n## 2. A\n", "raub.en.md: clause 1 is missing."),
        ("# Raub\n\n## 1. A\n\n## 1. B\n", "raub.en.md: clause 1 is there twice."),
        ("# Raub\n\n## 2. A\n\n## 1. B\n", "raub.en.md: the clauses are not in order."),
        ("# Raub\n\n## 1. A\n\nSee [7].\n", "raub.en.md: there is no clause 7."),
        ("Raub\n\n## 1. A\n", "raub.en.md: the page begins with no heading."),
        ("", "raub.en.md: the page begins with no heading."),
    ],
)
def test_faults_are_named(write, text, fault):
    with pytest.raises(pages.PageError) as error:
        pages.read(write("raub.en.md", text))
    assert str(error.value) == fault


def test_clause_that_one_language_lacks_is_named(write):
    short = pages.read(write("raub.en.md", "# Raub\n\n## 1. A\n"))
    with pytest.raises(pages.PageError, match="clause 2 is not in every language"):
        pages.pages_of([short, pages.read(write("raub.sr.md", SERBIAN))])


def test_every_language_has_its_page_serbian_in_both_scripts(write, tmp_path):
    write("raub.en.md", ENGLISH)
    write("raub.sr.md", SERBIAN)
    pages.make(tmp_path, WEB, tmp_path / "out")
    made = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir()}
    assert set(made) == {"index.html", "raub.en.html", "raub.sr.html", "raub.sr-Cyrl.html"}
    assert "Igra MIT." in made["raub.sr.html"]
    assert "Игра MIT." in made["raub.sr-Cyrl.html"]
    assert '<html lang="sr-Cyrl">' in made["raub.sr-Cyrl.html"]
    assert '<a href="raub.sr.html" hreflang="sr-Latn" lang="sr-Latn">Srpski</a>' in made["raub.sr-Cyrl.html"]


def test_old_pages_are_taken_away(write, tmp_path):
    write("raub.en.md", ENGLISH)
    (tmp_path / "out").mkdir()
    (tmp_path / "out/old.en.html").touch()
    pages.make(tmp_path, WEB, tmp_path / "out")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"index.html", "raub.en.html"}


def test_wide_tables_are_reached_by_keys_and_an_empty_corner_is_no_heading(write):
    tables = "| | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n\n| a | b | c | d |\n| --- | --- | --- | --- |\n"
    body = pages.read(write("raub.en.md", ENGLISH + "\n" + tables)).body
    assert body.count("<table>") == body.count('<table tabindex="0">') == 1
    assert "<td></td>\n<th>b</th>" in body


def test_search_engines_hear_of_every_language(write, tmp_path):
    write("raub.en.md", ENGLISH)
    write("raub.sr.md", SERBIAN)
    pages.make(tmp_path, WEB, tmp_path / "out")
    page = (tmp_path / "out/raub.sr.html").read_text(encoding="utf-8")
    assert '<meta name="description" content="Igra MIT.">' in page
    assert re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([\w.-]+)">', page) == [
        ("en", "raub.en.html"), ("sr-Latn", "raub.sr.html"), ("sr-Cyrl", "raub.sr-Cyrl.html"),
        ("x-default", "raub.en.html"),
    ]


@pytest.mark.parametrize(("text", "title"), [
    (ENGLISH, "Raub · Rules of the game · Štih"), ("# Was it fair?\n\nYes.\n", "Was it fair? · Štih")])
def test_a_window_is_called_rules_if_the_page_has_clauses(write, tmp_path, text, title):
    write("raub.en.md", text)
    pages.make(tmp_path, WEB, tmp_path / "out")
    assert f"<title>{title}</title>" in (tmp_path / "out/raub.en.html").read_text(encoding="utf-8")


def test_index_leads_to_every_page(write, tmp_path):
    write("raub.en.md", ENGLISH)
    write("raub.sr.md", SERBIAN)
    pages.make(tmp_path, WEB, tmp_path / "out")
    index = (tmp_path / "out/index.html").read_text(encoding="utf-8")
    assert re.findall(r'<li><a href="([\w.-]+)">', index) == ["raub.en.html", "raub.sr.html", "raub.sr-Cyrl.html"]


def test_glossary_begins_with_the_readers_own_words(write, tmp_path):
    path = write("raub.terms.tsv", "en\tsr\ntrick\tštih\n")
    assert '<th scope="row">trick</th><td lang="sr">štih</td>' in terms.table(path, "en", pages.LANGUAGES)
    assert '<th scope="row">штих</th><td lang="en">trick</td>' in terms.table(path, "sr-Cyrl", pages.LANGUAGES)


def test_glossary_with_a_gap_is_refused(write):
    path = write("raub.terms.tsv", "en\tsr\ntrick\t\n")
    with pytest.raises(terms.TermsError, match="line 2"):
        terms.table(path, "en", pages.LANGUAGES)
