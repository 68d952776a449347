"""Settings for every test."""

import pytest
from hypothesis import settings

settings.register_profile("stih", deadline=None, max_examples=25, derandomize=True)
settings.register_profile("all", settings.get_profile("stih"), max_examples=500)


def pytest_configure(config):
    """Let Hypothesis draw the same few examples every time, and many with --all."""
    settings.load_profile("all" if config.getoption("--all") else "stih")


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="run the slow tests too")


def pytest_collection_modifyitems(config, items):
    """Leave the slow tests out unless they are asked for; what needs a browser comes last.

    Playwright keeps a loop running in the thread of the tests, in which no other could be started.
    """
    items.sort(key=lambda item: "browser" in item.path.parts)
    if not config.getoption("--all"):
        skip = pytest.mark.skip(reason="slow: runs with --all")
        for item in items:
            if item.get_closest_marker("slow"):
                item.add_marker(skip)
