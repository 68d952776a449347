"""A window of a browser, the same for every engine: Chromium and Firefox are driven by Playwright, WebKit by WebDriver.

Scripts are the text of a JavaScript function. Elements are named by a CSS selector and their number among those found.
"""

import os
import subprocess
import time
import warnings
from contextlib import contextmanager

from playwright.sync_api import sync_playwright
from tools import chromium, engines

PHONE = {"width": 390, "height": 844}
PATIENCE = 120
"""Seconds until a window gives up waiting."""


class Window:
    """What tests do with a window; `faults` is what its pages complained of (see watch.js)."""

    def __init__(self):
        self.faults = []

    def open(self, address):
        """Load an address; what was said on the page before is kept."""
        self.note_faults()
        self.load(address)

    def reload(self):
        """Load the page again; what was said on it before is kept."""
        self.note_faults()
        self.load_again()

    def wait(self, script, *arguments):
        """Run a script again and again until it gives something true; gives that."""
        end = time.monotonic() + PATIENCE
        while not (value := self.run(script, *arguments)):
            assert time.monotonic() < end, f"it does not come to {script}"
            time.sleep(0.05)
        return value

    def back(self):
        """Go back as by the browser's own button."""
        self.run("() => history.back()")

    def count(self, selector):
        """How many elements there are."""
        return self.run("(selector) => document.querySelectorAll(selector).length", selector)

    def note_faults(self):
        """Keep what the page complained of before it is left."""
        self.faults += self.run("() => window.faults?.splice(0) ?? []")


class PlaywrightWindow(Window):
    """A window of Chromium or Firefox."""

    def __init__(self, context):
        super().__init__()
        self._context = context
        self._page = self._place = context.new_page()
        self._page.set_default_timeout(PATIENCE * 1000)

    def load(self, address):
        """Load an address."""
        self._page.goto(address)

    def load_again(self):
        """Load the page again."""
        self._page.reload()

    def run(self, script, *arguments):
        """Run a script with arguments; gives what it returns or promises."""
        return self._place.evaluate(f"(given) => ({script})(...given)", list(arguments))

    def press(self, selector, number=0):
        """Tap an element as a finger would."""
        self._place.locator(selector).nth(number).click()

    @contextmanager
    def inside(self, host):
        """Run the block inside the frame that is in the shadow of the element `host`."""
        self._place = self._page.locator(f"{host} >> iframe").element_handle().content_frame()
        yield
        self.note_faults()
        self._place = self._page

    def picture(self, path):
        """Keep a picture of the window as a PNG."""
        self.note_faults()
        self._page.screenshot(path=path)
        self.run("() => { window.faults?.splice(0); }")  # Playwright tries a style that the policy forbids

    def close(self):
        """Close the window and forget what it stored."""
        self._context.close()


class WebKitWindow(Window):
    """A window of WebKitGTK; closing it ends the browser."""

    def __init__(self, programs, display):
        from selenium.webdriver import WebKitGTK, WebKitGTKOptions
        from selenium.webdriver.webkitgtk.service import Service

        super().__init__()
        plain = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        options = WebKitGTKOptions()
        options.binary_location = programs.browser
        options.add_argument("--automation")
        self._service = Service(programs.driver, env={**os.environ, **plain, "DISPLAY": display})
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of selenium's own doing
            self._driver = WebKitGTK(options=options, service=self._service)
        self._driver.set_window_size(*PHONE.values())
        self._driver.set_script_timeout(PATIENCE)

    def load(self, address):
        """Load an address."""
        self._driver.get(address)

    def load_again(self):
        """Load the page again."""
        self._driver.refresh()

    def run(self, script, *arguments):
        """Run a script with arguments; gives what it returns or promises."""
        answer = self._driver.execute_async_script(
            f"const [given, done] = arguments; Promise.resolve(({script})(...given)).then("
            "(value) => done({value: value ?? null}), (error) => done({error: String(error)}))", list(arguments))
        assert "error" not in answer, answer
        return answer["value"]

    def press(self, selector, number=0):
        """Tap an element as a finger would."""
        self._driver.find_elements("css selector", selector)[number].click()

    @contextmanager
    def inside(self, host):
        """Run the block inside the frame that is in the shadow of the element `host`."""
        shadow = self._driver.find_element("css selector", host).shadow_root
        self._driver.switch_to.frame(shadow.find_element("css selector", "iframe"))
        yield
        self.note_faults()
        self._driver.switch_to.default_content()

    def picture(self, path):
        """Keep a picture of the window as a PNG."""
        self._driver.save_screenshot(str(path))

    def close(self):
        """End the browser by its driver's process: asked politely, it may never answer."""
        self._service.process.kill()
        self._service.process.wait()


@contextmanager
def playwright_windows(name):
    """A function that opens a new window of Chromium or Firefox, each with a storage of its own."""
    with sync_playwright() as playwright:
        if name == "chromium":
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
            wishes = {}
        else:
            browser = playwright.firefox.launch(channel="moz-firefox", executable_path=engines.find_firefox())
            wishes = dict.fromkeys(("color_scheme", "reduced_motion", "forced_colors", "contrast"), "null")
        yield lambda: PlaywrightWindow(browser.new_context(viewport=PHONE, **wishes))
        browser.close()


@contextmanager
def webkit_windows():
    """A function that opens a new window of WebKit on a screen that nobody sees, each with a storage of its own."""
    programs = engines.find_webkit()
    answer, tell = os.pipe()
    command = [programs.screen, "-displayfd", str(tell), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL)
    os.close(tell)
    with os.fdopen(answer) as said:
        display = ":" + said.readline().strip()
    try:
        yield lambda: WebKitWindow(programs, display)
    finally:
        screen.kill()
        screen.wait()


def windows(name):
    """A function that opens windows, for the `with` statement; it takes nothing and gives a Window."""
    return webkit_windows() if name == "webkit" else playwright_windows(name)
