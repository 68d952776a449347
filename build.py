#!/usr/bin/env python3
"""Fetch, build, serve, test and measure Štih. Needs Python 3.11 or newer and nothing else.

python3 build.py                     make dist/, the site as plain static files
python3 build.py serve [--port N]    make it, then serve it on this machine
python3 build.py test [ARGS]         lint, types and tests; ARGS go to pytest alone, --all adds the slow ones
python3 build.py bench [PART ...]    measure, against others too; writes docs/bench.md; --quick once, for a look
python3 build.py fairness            deal each game 100,000 times and compare with chance
python3 build.py dependencies        list what all this stands on, with licences, in docs/dependencies.md
python3 build.py engines [NAME ...]  the core of the browser tests in chromium, firefox and webkit
python3 build.py load [PART ...]     long sessions: matches, table, deals; --share 0.02 for a part of each
python3 build.py gallery [OPTIONS]   picture every screen into .cache/gallery/; --help lists the options
"""

import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Štih is built with Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from tools import bench, dependencies, dist, engines, fairness, gallery, load, serve, testing
from tools.steps import BuildError, say


def build(arguments: list[str]) -> int:
    """Make dist/."""
    if arguments:
        raise BuildError(f"Unknown arguments: {' '.join(arguments)}.\n\n{__doc__}")
    dist.build()
    say("dist/ is ready.")
    return 0


COMMANDS = {
    "build": build,
    "serve": serve.main,
    "test": testing.main,
    "bench": bench.main,
    "dependencies": dependencies.main,
    "fairness": fairness.main,
    "engines": engines.main,
    "gallery": gallery.main,
    "load": load.main,
}


def main(arguments: list[str]) -> int:
    """Run one command; returns the exit status."""
    if {"-h", "--help"} & set(arguments[:1]):
        print(__doc__)
        return 0
    name = arguments[0] if arguments else "build"
    if name not in COMMANDS:
        raise BuildError(f"Unknown command: {name}.\n\n{__doc__}")
    return COMMANDS[name](arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as error:
        sys.exit(f"build.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
