"""The browser's services that have nothing to do with nodes: files, the address and
the history, storage, the console. With dom.py the only file that knows JavaScript;
under CPython it can be imported, but does nothing.
"""

import asyncio
import gc
import json

try:
    import js
    from pyscript.ffi import create_proxy, to_js
    from pyscript.js_modules import page

    failing, frame, install, keep, register, share, ways = (
        page.failing, page.frame, page.install, page.keep, page.register, page.share, page.ways)
except ImportError:
    js = create_proxy = to_js = failing = frame = install = keep = register = share = ways = None


COLLECT_AFTER = 2_000_000
"""Bytes that may be used until MicroPython looks for what is unused: some ten drawings of a table."""


def collect_seldom():
    """Look for unused memory now and then. MicroPython would do so after nearly every event, for as long as it takes to
    draw a small change."""
    gc.threshold(COLLECT_AFTER)


# ---- files

PAUSES = (0, 1)
"""Seconds before each attempt to get a file."""


async def fetch_text(path):
    """The text of a file beside the page, asked for twice if it must be; OSError when it cannot be had."""
    for pause in PAUSES:
        await asyncio.sleep(pause)
        try:
            answer = await js.fetch(path)
            if answer.ok:
                return await answer.text()
            trouble = str(answer.status)
        except Exception as lost:  # no network, or a connection that broke
            trouble = str(lost)
    raise OSError(path + ": " + trouble)


def save_file(name, text, kind="application/json"):
    """Let the player keep `text` as a file of that kind (a media type)."""
    address = js.URL.createObjectURL(js.Blob.new(to_js([text]), to_js({"type": kind})))
    link = js.document.createElement("a")
    link.href = address
    link.download = name
    link.click()
    js.setTimeout(create_proxy(lambda: js.URL.revokeObjectURL(address)), 1000)


def when_worker_fails(call):
    """Call `call(detail)` if the engine's worker does not start (web/failing.mjs)."""
    failing.onFailure(create_proxy(lambda detail: call(str(detail))))


# ---- the address and the history


def query():
    """The address's query (`?speed=instant`) as a dict of text."""
    text = js.location.search[1:]
    return _pairs(text) if len(text) <= LONGEST else {}


LONGEST = 200_000
"""Characters of an address: MicroPython takes long for longer texts, four times as long for one of twice the length."""

NO_DEAL = "d="
"""A fragment that should hold a deal and does not."""


def fragment():
    """The address's fragment (`#g=raub&n=4711`) as a dict of text."""
    return _pairs(fragment_text())


def fragment_text():
    """The address's fragment as it stands; one that is too long holds no deal."""
    text = js.location.hash[1:]
    return text if len(text) <= LONGEST else NO_DEAL


def set_fragment(text):
    """Change the fragment without a new entry in the history."""
    ways.rewrite(_address(text))


def go(text, instead=False):
    """Change the fragment as a new entry of the history, to which "back" returns, or `instead` of the present one. An
    entry for what lies over the screen gives way in any case."""
    ways.enter(_address(text), instead, None)


def begin_at(text):
    """Put a game's address in the place of the one that begins it: until the game is kept, `begun_from` gives that."""
    ways.enter(_address(text), True, fragment_text())


def begun_from():
    """The fragment that begins the game of this address, also after a reload; None once the game has been kept."""
    return ways.begun()


def note_kept():
    """A game has been kept: what begins the one of this address is not needed any more."""
    if ways:
        ways.kept()


def go_back():
    """As the browser's own button, also from under what lies over the screen; `popstate` follows."""
    ways.goBack()


def when_going_back(call):
    """Call `call()` when the device's own way back was taken (web/ways.mjs)."""
    ways.onBack(create_proxy(call))


def take_way_back(taken):
    """Take the device's next way back, like the gesture of a phone, or leave it to the browser."""
    if ways:
        ways.takeBack(taken)


def entered():
    """Whether this entry of the history was made by the page itself, not by a link to it."""
    return bool(js.history.state)


def adopt():
    """Make this entry of the history the page's own, as home."""
    go("", instead=True)


def _address(fragment):
    return "#" + fragment if fragment else js.location.pathname + js.location.search


def encoded(text):
    """A text as the address carries it."""
    return str(js.encodeURIComponent(text))


def _pairs(text):
    return json.loads(js.JSON.stringify(js.Object.fromEntries(js.URLSearchParams.new(text))))


def site():
    """The address of the site's folder."""
    return str(js.URL.new(".", js.location.href).href)


def print_page():
    """Let the player print the page."""
    js.window.print()


def reload():
    """Load the page again."""
    js.location.reload()


def start_afresh():
    """Load the page again without what the browser keeps of the site: it may be spoiled. Games stay."""
    register.startAfresh()


# ---- a new version of the site (web/register.mjs)


def update_waits():
    """Whether a new version is ready and waits to be opened."""
    return register is not None and bool(register.update.waiting)


def when_update_waits(call):
    """Call `call()` when a new version becomes ready."""
    register.update.onwaiting = create_proxy(call)


def update():
    """Load the page again with the new version that waits."""
    register.update.apply()


# ---- the network


def online():
    """Whether the browser knows of a network."""
    return bool(js.navigator.onLine)


def kept():
    """Whether the whole site is kept in this browser and opens without a network (web/sw.js)."""
    workers = js.navigator.serviceWorker
    return bool(workers and workers.controller) or bool(register.update.offline)


def when_network_changes(call):
    """Call `call()` when the network comes or goes."""
    changed = create_proxy(lambda _: call())
    for event in ("online", "offline"):
        js.window.addEventListener(event, changed)


# ---- storage


class Storage:
    """The browser's storage, used like a dict of text. What it refuses to write raises OSError."""

    def get(self, key):
        """The text of a key, or None."""
        text = keep.read(key)
        return None if text is None else str(text)

    def __setitem__(self, key, text):
        if not keep.write(key, text):
            raise OSError(key)

    def pop(self, key, default=None):
        """Take a key away."""
        keep.remove(key)
        return default

    def __iter__(self):
        return iter([str(key) for key in keep.names()])


def storage():
    """The storage this page may use, or None where the browser forbids it (see web/storage.mjs)."""
    return Storage() if js.localStorage else None


def when_storage_changes(call):
    """Call `call(key)` when another tab has written or taken away a key; "" stands for all of them."""
    js.window.addEventListener("storage", create_proxy(lambda event: call(str(event.key or ""))))


async def persisted():
    """Whether the browser has promised to keep what is stored: "yes", "no", or "unknown" where it cannot be asked."""
    return str(await keep.persisted())


async def persist():
    """Ask the browser for that promise; gives its answer as `persisted` does."""
    return str(await keep.persist())


async def hold(name, steal, lost):
    """Hold a game for this tab; False if another one has it, unless it is to be taken over (`steal`).

    `lost()` is called when another tab takes it over. Where browsers know no locks every tab holds every game.
    """
    return bool(await keep.hold(name, steal, create_proxy(lost)))


def release(name):
    """Let go of a game that this tab may hold."""
    keep.release(name)


async def pick_file():
    """The text of a file that the player chooses; None without one. A click must have led here."""
    text = await keep.pick()
    return None if text is None else str(text)


# ---- the player's place and time, chance, the console


def languages():
    """The languages the browser asks for (`sr-Latn-RS`), the most wanted first."""
    return [str(name) for name in js.navigator.languages or []]


def random_number(limit):
    """A whole number from 0 to `limit` - 1."""
    return int(js.Math.random() * limit)


def day_of(moment):
    """The day of a moment (milliseconds since 1970) here: a number that grows by one a day."""
    return int((moment - js.Date.new(moment).getTimezoneOffset() * 60000) // 86400000)


def report(text):
    """Tell the console of a fault of our own, where tests see it."""
    js.console.error(text)


# ---- installing the page (web/install.mjs)


def install_state():
    """What decides how the page can be installed: `ready`, `framed`, `standalone`, `ios`, `safari`, all bool."""
    agent, touches = str(js.navigator.userAgent), js.navigator.maxTouchPoints
    ios = any(name in agent for name in ("iPhone", "iPad", "iPod")) or ("Macintosh" in agent and touches > 1)
    offer = install.offer
    return {
        "ready": bool(offer.ready),
        "framed": bool(offer.framed),
        "standalone": bool(js.matchMedia("(display-mode: standalone)").matches),
        "ios": ios,
        "safari": not any(name in agent for name in ("CriOS", "FxiOS", "EdgiOS", "OPiOS")),
    }


def when_install_changes(call):
    """Call `call()` when the browser begins or ceases to offer to install the page."""
    install.offer.onchange = create_proxy(call)


def ask_install():
    """Let the browser ask the player whether to install the page."""
    install.offer.ask()


# ---- the page around an embedded table (web/frame.mjs)


def embedded():
    """Whether the address asks for a table to stand in another page."""
    return bool(frame.embedded())


def hear_host(take):
    """Call `take(message)` for every message (a dict) of the page around."""
    frame.listen(create_proxy(lambda text: take(json.loads(text))))


def tell_host(what, **fields):
    """Send the message `stih:` + `what` to the page around."""
    frame.post(json.dumps(dict(fields, type="stih:" + what)))


def tell_host_height():
    """Tell the page around how high the table is, now and whenever that changes."""
    frame.measure()


# ---- handing something on (web/share.mjs)


async def copy(text):
    """Put a text on the clipboard; False where the browser does not allow it."""
    return bool(await share.copy(text))


def mark(selector):
    """Mark the text in a field."""
    share.mark(selector)


def can_send():
    """Whether the device has a way to send a link on."""
    return bool(share and share.canSend())


async def send(title, address):
    """Let the player send a link on."""
    await share.send(title, address)


async def qr(text):
    """A QR code: `(size, path)` in unit squares, or None when the text is too long for one."""
    code = str(await share.qr(text))
    size, _, path = code.partition(" ")
    return (int(size), path) if code else None
