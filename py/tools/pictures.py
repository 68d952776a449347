"""Take the gallery's pictures. Run as `python -m tools.pictures`, in an environment with Playwright."""

import html
import os
import shutil
import sys
import threading
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Template

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium, serve
from tools.gallery import SIZES, wanted
from tools.steps import CACHE, ROOT, say
from tools.tour import Tour

OUT = CACHE / "gallery"
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"
DRESS = "theme => document.documentElement.setAttribute('data-theme', theme)"
MOCKS = {
    "home": "home",
    "again-home": "home",
    "new-raub": "new-game",
    "raub-exchange": "raub-exchange",
    "raub-play": "raub-play",
    "raub-log": "log",
    "raub-result": "result",
    "people-curtain": "curtain",
    "problem": "error",
    "again-damaged": "offline",
    "offline-home": "offline",
    "rules": "rules",
    "cribbage-play": "cribbage",
    "rablo-play": "rablo-landscape",
    "preferans-bid": "preferans-auction",
}
"""Which draft shows the same screen."""

FORMS = {"320x640": ("-phone", ""), "360x560": ("-phone", ""), "390x844": ("-phone", ""), "844x390": ("-landscape", ""),
         "1280x800": ("-wide", "")}
"""How the names of drafts in each size end, the best first."""

PAGE = Template("""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
body { margin: 16px; background: #777; color: #fff; font: 14px/1.4 system-ui, sans-serif; }
h2 { margin: 24px 0 8px; }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; }
img { display: block; max-height: 720px; max-width: 100%; }
.draft img { outline: 3px dashed #ffd84a; }
</style></head><body>
$sections
</body></html>
""")

Shot = tuple[str, Path, bool]
"""A picture's caption, its file, and whether it is a draft."""


def main(arguments: list[str]) -> int:
    """Take the pictures that are asked for and write the page that shows them. Returns the exit status."""
    asked = wanted(arguments)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with serving() as site, sync_playwright() as playwright:
        program = os.environ.get("STIH_CHROMIUM") or chromium.get()
        with playwright.chromium.launch(executable_path=program, args=chromium.flags()) as browser:
            shots = all_shots(browser, site, asked)
    write(shots)
    say(f"{sum(map(len, shots.values()))} pictures: {(OUT / 'index.html').relative_to(ROOT)}")
    return 0


@contextmanager
def serving() -> Iterator[str]:
    """Serve the built site; gives its address."""
    with serve.server() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


def all_shots(browser: Browser, site: str, asked: Namespace) -> dict[str, list[Shot]]:
    """Walk through the site once; the pictures by screen."""
    shots: dict[str, list[Shot]] = {}
    page = browser.new_page(bypass_csp=True, service_workers="block", reduced_motion="reduce")
    resize(page, asked.sizes[0])
    tour = Tour(page, site, asked.langs[0])
    for name in tour.stops(asked.screens):
        say(name)
        shots[name] = list(dressed(page, tour, name, asked))
    return shots


def dressed(page: Page, tour: Tour, name: str, asked: Namespace) -> Iterator[Shot]:
    """Picture the screen that is shown in every dress, and leave it as it was."""
    if asked.mocks:
        yield from (shot for size in asked.sizes for shot in drafts(Path(asked.mocks), name, size))
    faces = asked.faces if page.locator(".card").count() else asked.faces[:1]
    for language in asked.langs:
        for face in faces:
            tour.dress(language, face)
            yield from shots_of(page, name, f"{language}.{face}", asked)
    tour.dress(asked.langs[0], "usual")


def shots_of(page: Page, name: str, dress: str, asked: Namespace) -> Iterator[Shot]:
    """Picture the screen that is shown, in each size and theme."""
    page.add_style_tag(content=STILL)
    before = page.evaluate("document.documentElement.getAttribute('data-theme')")
    for size in asked.sizes:
        resize(page, size)
        for theme in asked.themes:
            page.evaluate(DRESS, theme)
            path = OUT / f"{name}.{size}.{theme}.{dress}.png"
            page.screenshot(path=path)
            yield f"{size} {theme} {dress}", path, False
    page.evaluate("theme => document.documentElement.toggleAttribute('data-theme', !!theme)", before)
    resize(page, asked.sizes[0])  # panels that are opened from a small table lie beside a wide one


def resize(page: Page, size: str) -> None:
    """Give the page one of the sizes."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def drafts(folder: Path, name: str, size: str) -> Iterator[Shot]:
    """The draft of a screen in a size, light or dark, where there is one."""
    if name in MOCKS:
        found = [folder / f"{MOCKS[name]}{form}.png" for form in FORMS[size]]
        yield from ((path.stem, path, True) for path in found[:2] if path.is_file())


def write(shots: dict[str, list[Shot]]) -> None:
    """Write the page of all pictures; drafts are copied beside them."""
    sections = []
    for name, taken in shots.items():
        figures = "\n".join(figure(*shot) for shot in taken)
        sections.append(f"<h2>{name}</h2>\n<div>{figures}</div>")
    (OUT / "index.html").write_text(PAGE.substitute(sections="\n".join(sections)), encoding="utf-8")


def figure(caption: str, path: Path, draft: bool) -> str:
    """One picture with its caption."""
    if draft:
        shutil.copy(path, OUT / f"draft-{path.name}")
        path = OUT / f"draft-{path.name}"
    kind = ' class="draft"' if draft else ""
    name = html.escape(path.name)
    image = f'<img src="{name}" alt="" loading="lazy">'
    return f"<figure{kind}><figcaption>{html.escape(caption)}</figcaption>{image}</figure>"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
