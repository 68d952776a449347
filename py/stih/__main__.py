"""The command line: `python3 -m stih games|play|trace|replay|show|convert|match`. See README."""

from __future__ import annotations

import sys

from stih.cli import main

sys.exit(main(sys.argv[1:]))
