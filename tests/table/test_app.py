"""What the page itself says, outside the screens."""

import asyncio
import re

import pytest
import samples
from table import app
from tools.steps import ROOT


class Words(samples.Words):
    """A catalogue that has to be fetched; `missing` are the languages that cannot be."""

    language = None

    def __init__(self, missing=()):
        self.missing = missing

    async def use(self, language):
        if language in self.missing:
            raise OSError
        self.language = language

    def __call__(self, said, **args):
        return f"{said} in {self.language}"


@pytest.mark.parametrize(("missing", "spoken"), [((), "sl"), (("sl",), "en")])
def test_the_first_link_speaks_the_language_of_the_page(monkeypatch, missing, spoken):
    page, said = app.App.__new__(app.App), {}
    page.text = Words(missing)
    monkeypatch.setattr(app.dom, "set_text", said.__setitem__)
    monkeypatch.setattr(app.dom, "html_attr", said.__setitem__)
    asyncio.run(page._speak("sl"))
    assert said == {"lang": spoken, app.SKIP: f"app-skip in {spoken}"}


def test_the_first_link_says_the_same_before_the_page_can_speak():
    shell = (ROOT / "index.html").read_text(encoding="utf-8")
    catalogue = (ROOT / "assets/locales/en/app.ftl").read_text(encoding="utf-8")
    said = re.search(f'class="{app.SKIP[1:]}" href="#app">(.*?)</a>', shell)[1]
    assert f"app-skip = {said}\n" in catalogue
