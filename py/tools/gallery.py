"""Picture every screen, in every size, theme and language, beside the drafts it was made from."""

import argparse

from tools import fetch, testing

SIZES = {"320x640": (320, 640), "360x560": (360, 560), "390x844": (390, 844), "844x390": (844, 390),
         "1280x800": (1280, 800)}
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "sr-Cyrl")
OTHERS = ("sr", "hr", "sl", "hu", "ru")
"""Languages that are pictured only when they are asked for."""
FACES = ("usual", "other")


def main(arguments: list[str]) -> int:
    """Build, then let the pictures be taken in the environment that has Playwright. Returns the exit status."""
    wanted(arguments)
    browser = testing.prepare()
    return fetch.program(["python", "-m", "tools.pictures", *arguments], STIH_CHROMIUM=browser)


def wanted(arguments: list[str]) -> argparse.Namespace:
    """What to picture: `screens` (beginnings of names), `sizes`, `themes`, `langs`, `faces`, and `mocks`, a folder."""
    parser = argparse.ArgumentParser(prog="build.py gallery", description=__doc__)
    parser.add_argument("--screens", nargs="+", metavar="NAME", help="only screens whose names begin so, like raub")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--langs", nargs="+", choices=(*LANGUAGES, *OTHERS), default=list(LANGUAGES))
    parser.add_argument("--faces", nargs="+", choices=FACES, default=list(FACES))
    parser.add_argument("--mocks", metavar="FOLDER", help="the drafts' pictures, to be shown beside")
    return parser.parse_args(arguments)
