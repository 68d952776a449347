"""The browser's side of the page: the only file that touches nodes.

`mount` gives a root that draws virtual nodes (`vnode.h`, also found here) and
changes only what is different from the last drawing. The rest are small services:
timers, the live region, focus, places on the screen. See browser.py for what
has no nodes.
Under CPython the file can be imported, but only `h` and `to_html` work.
"""

import json

from table import diff
from table.vnode import h, to_html

try:
    import js
    from pyscript.ffi import create_proxy, to_js
    from pyscript.js_modules import page

    draw, install = page.draw, page.install
except ImportError:
    js = create_proxy = to_js = draw = install = None

__all__ = ("Event", "Root", "h", "mount", "to_html")

ACTING = "[data-action],[data-select],[data-command],[data-field],[data-card]"
ROOM = "(min-width: 1120px) and (min-height: 560px)"
FLIGHTS = ("arrive", "dealt", "turned")


# ---- drawing


class Root:
    """One part of the page that is drawn from virtual nodes."""

    def __init__(self, node):
        self.node = node
        self._shown = None

    def render(self, vnode):
        """Draw `vnode` (or a list of nodes), writing only the differences.

        What the node held before the first drawing is taken away. Focus stays
        where it was; if its element is gone, it goes to the first element
        with `data-refuge`.
        """
        if self._shown is None:
            self.node.textContent = ""
            self._shown = []
            draw.watchFolds(self.node, create_proxy(self._refold))
        before, self._shown = self._shown, vnode if isinstance(vnode, list) else [vnode]
        self._change(diff.changes(before, self._shown))

    def unfold(self):
        """Draw whatever is folded away: for the printer."""
        self._change(diff.unfold(self._shown or []))

    def _refold(self, path, opened):
        self._change(diff.refold(self._shown, json.loads(path), opened))

    def _change(self, steps):
        if steps:
            draw.draw(self.node, json.dumps(steps))

    def on(self, event, handler):
        """Call `handler(Event)` for every `event` inside; one listener for all."""
        self.node.addEventListener(event, create_proxy(lambda raw: handler(Event(raw))))


class Event:
    """What happened: plain Python values, read once.

    `type`; `data`: the data-* attributes (without "data-") of the nearest
    element that acts (action, select, command, field, card), else {}; `key` the
    key pressed; `plain` False with Ctrl, Alt or Meta held; `name`, `value`,
    `checked` of a form field; `visible` whether the focus there is shown.
    """

    def __init__(self, raw):
        self._raw = raw
        self.type = raw.type
        target = raw.target
        acting = target.closest(ACTING) if hasattr(target, "closest") else None
        self.data = json.loads(js.JSON.stringify(acting.dataset)) if acting else {}
        self.key = _text_of(raw, "key")
        self.plain = not _any_of(raw, ("ctrlKey", "altKey", "metaKey"))
        self.name = _text_of(target, "name")
        self.value = _text_of(target, "value")
        self.checked = _any_of(target, ("checked",))
        self.visible = bool(acting) and bool(acting.matches(":focus-visible"))

    def prevent(self):
        """Keep the browser from doing what it would do itself."""
        self._raw.preventDefault()

    def inside(self, selector):
        """Whether it happened in an element that matches `selector`."""
        return bool(self._raw.target.closest(selector))


def _text_of(thing, name):
    value = getattr(thing, name, None)
    return value if isinstance(value, str) else ""


def _any_of(thing, names):
    return any(getattr(thing, name, None) is True for name in names)


def mount(selector):
    """The root that draws into the one element `selector`."""
    return Root(js.document.querySelector(selector))


# ---- services


def after(milliseconds, call):
    """Run `call()` later; gives a handle for `cancel`."""
    return js.setTimeout(create_proxy(call), milliseconds)


def before_paint(call):
    """Run `call()` just before the browser shows the page the next time."""
    js.requestAnimationFrame(create_proxy(lambda _: call()))


def cancel(handle):
    """Forget a call asked for with `after`; None is allowed."""
    if handle is not None:
        js.clearTimeout(handle)


def say(text, assertive=False):
    """Let a screen reader say `text`: in turn, or at once if `assertive`."""
    region = js.document.getElementById("alert" if assertive else "status")
    line = js.document.createElement("p")
    last = region.lastElementChild
    again = bool(last) and last.textContent == text
    line.textContent = text + "\u00a0" if again else text  # or a reader might pass over it
    region.appendChild(line)
    while region.childElementCount > 8:
        region.firstElementChild.remove()


def sweep():
    """Take away what lies beside the drawing: what was said, and cards in flight."""
    for region in ("status", "alert"):
        js.document.getElementById(region).textContent = ""
    for node in js.document.querySelectorAll(".ghost"):
        node.remove()


def html_attr(name, value):
    """Set an attribute of the page's <html>; None takes it away."""
    root = js.document.documentElement
    if value is None:
        root.removeAttribute(name)
    else:
        root.setAttribute(name, value)


def set_title(text):
    """The title of the window."""
    js.document.title = text


def set_text(selector, text):
    """The words of an element that lies outside what is drawn."""
    js.document.querySelector(selector).textContent = text


def focus(selector):
    """Move the focus there; False when there is no such element. Never taken from a page around this one."""
    node = js.document.querySelector(selector)
    if node and (js.document.hasFocus() or not install.offer.framed):
        node.focus()
    return bool(node)


def leave_focus():
    """Let go of the focus."""
    node = js.document.activeElement
    if node:
        node.blur()


def stand_back(selector):
    """Keep keys and readers from an element while a panel lies over the page."""
    over = bool(js.document.querySelector("[aria-modal='true']"))
    js.document.querySelector(selector).toggleAttribute("inert", over)


def rect(selector):
    """`(left, top, width, height)` in CSS pixels, or None without the element."""
    node = js.document.querySelector(selector)
    if not node:
        return None
    box = node.getBoundingClientRect()
    return (box.left, box.top, box.width, box.height)


def has_room():
    """Whether there is room for the sheet beside the table (web/styles/wide.css)."""
    return bool(js.matchMedia(ROOM).matches)


def when_room_changes(call):
    """Call `call()` when that has changed."""
    js.matchMedia(ROOM).addEventListener("change", create_proxy(lambda _: call()))


def on_window(event, handler):
    """Call `handler()` for an event of the window (`hashchange`, `pagehide`)."""
    js.window.addEventListener(event, create_proxy(lambda _: handler()))


def focused(selector):
    """Whether the focus is on an element that matches `selector`."""
    node = js.document.activeElement
    return bool(node and node.matches(selector))


def scroll_to_top():
    """Show the page from its beginning."""
    js.scrollTo(0, 0)


# ---- motion


def css_time(name):
    """A duration token of the style sheet (`--m-hold`), in milliseconds."""
    style = js.getComputedStyle(js.document.documentElement)
    text = str(style.getPropertyValue(name)).strip()
    scale = 1 if text.endswith("ms") else 1000
    return float(text.rstrip("ms") or 0) * scale


def moving():
    """Whether cards are to travel at all: not at the speed "instant"."""
    return js.document.documentElement.getAttribute("data-speed") != "instant"


def animate(selector, name, properties):
    """Run the animation of the class `name` on an element; the class goes when it ends.

    `properties` are the custom properties it reads (`{"--fx": "12px"}`).
    """
    node = js.document.querySelector(selector)
    if node:
        _animate(node, name, properties)


def hop(selector, way, milliseconds):
    """Let a peg go along `way`, points in the drawing's own units. With reduced motion it does not travel."""
    node = js.document.querySelector(selector)
    if node and _travels():
        frames = [{"transform": f"translate({x:.1f}px, {y:.1f}px)"} for x, y in way]
        node.animate(to_js(frames), to_js({"duration": milliseconds}))


def _travels():
    """Whether things may travel: the setting decides, or else the system."""
    chosen = js.document.documentElement.getAttribute("data-motion")
    return chosen != "off" and (chosen == "on" or not js.matchMedia("(prefers-reduced-motion: reduce)").matches)


def copy(selector):
    """A copy of a card to be flown away, or None; it is not on the page yet."""
    node = js.document.querySelector(selector)
    if not node:
        return None
    box, twin = node.getBoundingClientRect(), node.cloneNode(True)
    width = node.offsetWidth
    left, top = box.left + (box.width - width) / 2, box.top + (box.height - node.offsetHeight) / 2
    rotate = js.getComputedStyle(node).rotate
    twin.style.cssText = f"--w: {width}px; left: {left}px; top: {top}px; rotate: {rotate}"
    twin.className = "card ghost"
    twin.setAttribute("aria-hidden", "true")
    for name in ("data-table-card", "data-card", "data-action", "data-select", "data-at"):
        twin.removeAttribute(name)
    return twin


def fly(twin, name, properties):
    """Put a copy on the page and let it fly off; it is gone when the animation ends."""
    js.document.body.appendChild(twin)
    _animate(twin, name, properties)


def _animate(node, name, properties):
    for key, value in properties.items():
        node.style.setProperty(key, value)
    node.classList.add(name)


def _land(raw):
    """An animation has ended: a copy goes, a card in its place is an ordinary card again."""
    classes = raw.target.classList
    if classes.contains("ghost"):
        raw.target.remove()
    for name in FLIGHTS:
        classes.remove(name)


def watch_landings():
    """Clear up after every animation; to be called once."""
    js.document.addEventListener("animationend", create_proxy(_land))
