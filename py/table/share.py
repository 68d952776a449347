"""The panel that hands a deal on: as a link, as text, as a file, as a QR code, in a page of one's own."""

import asyncio

from table import browser, menu
from table.cards import icon
from table.vnode import h

TEXT_FILE = "text/plain"
QUIET = 3
"""Unit squares left free around a QR code, which paper around it makes up to the four that readers want."""


class Sheet:
    """What can be handed on of one deal. `draw()` draws the screen it lies on.

    `texts`: `link`, `seed` (fragments) and `notation` as far as there are such, empty while the engine writes them;
    `title` is what the deal is called, `seed` its number; `show` how it stands in a page of one's own: `mode`, and
    `answer` in a quiz. `at_desk`: it lies on the author's desk already.
    """

    def __init__(self, title, draw, at_desk=False):
        self.title = title
        self.show = {"mode": "steps"}
        self._at_desk = at_desk
        self.texts = {}
        self.ready = False
        self._draw = draw
        self._code = None
        """The QR code: `(size, path)`."""
        self._copied = None
        """`(field, whether it went well)` of the last copy."""

    async def gather(self, engine, step=None):
        """Let the engine write the match on the table down."""
        texts = {}
        for form in ("notation", "link", "seed"):
            reply = await engine.ask("write", to=form, step=step)
            if not reply["error"]:
                texts[form] = reply["written"]
        await self.take(texts)

    async def take(self, texts):
        """Show these texts."""
        self.texts = texts
        address = self._address("link") or self._address("seed")
        self._code = await browser.qr(address) if address else None
        if address and not self._code and "seed" in texts:
            self._code = await browser.qr(self._address("seed"))
        self.ready = True
        self._draw()

    def _address(self, name):
        return browser.site() + "#" + self.texts[name] if name in self.texts else None

    # ---- gestures

    def press(self, command, data):
        """Copy, send or keep; gives whether the command was one of these."""
        if command == "share-copy":
            asyncio.create_task(self._copy(data["key"]))
        elif command == "share-send":
            asyncio.create_task(browser.send(self.title, self._address("link") or self._address("seed")))
        elif command == "share-file":
            browser.save_file(self.title + ".stih", self.texts["notation"], TEXT_FILE)
        return command.startswith("share-")

    async def _copy(self, field):
        done = await browser.copy(self._fields()[field])
        self._copied = (field, done)
        self._draw()
        if not done:
            browser.mark(f"#share-{field}")

    def _fields(self):
        """The texts to be copied, by field."""
        fields = {name: self._address(name) for name in ("link", "seed") if name in self.texts}
        if "notation" in self.texts:
            fields["text"] = self.texts["notation"]
            fields["element"] = element(self.texts["notation"], self.texts.get("link", ""), self.show)
        if "link" in self.texts:
            fields["frame"] = frame(self.texts["link"], self.title, self.show)
        return fields

    # ---- drawing

    def render(self, t):
        """The panel."""
        if not self.ready:
            return menu.panel("share", t("share-title"), h("p", {"role": "status"}, t("share-wait")), t)
        fields = self._fields()
        if not fields:
            return menu.panel("share", t("share-title"), h("p", None, t("share-none")), t)
        return menu.panel("share", t("share-title"), self.body(t), t)

    def body(self, t):
        """What is in the panel: the link to be sent or copied, the other ways folded; on the desk the code first."""
        fields = self._fields()
        text = self._text(fields, t)
        links = [self._part(name, fields, t) for name in ("link", "seed") if name in fields]
        if self._at_desk:
            return h("div", {"class": "share"}, self._own_page(fields, t), text, links, self._qr(t))
        more = [_fold("other", t("share-seed"), links[1:]) if links[1:] else None, self._qr(t), text]
        return h("div", {"class": "share"}, links[:1], more, self._own_page(fields, t))

    def _part(self, name, fields, t):
        """A link with what is done with it; Send goes first where the device knows whom to."""
        seed = _fields_of(self.texts.get("seed", "")).get("n", "")
        sends = name == "link" and browser.can_send()
        send = _button("share-send", None, "share", t("share-send"), "primary") if sends else None
        return h("section", {"key": name}, h("h3", None, t("share-" + name)),
                 h("p", {"class": "hint"}, t(f"share-{name}-help", seed=seed)),
                 h("p", {"class": "acts"}, send, self._copy_button(name, t, "quiet" if send else "primary")),
                 self._field(name, fields[name], t))

    def _text(self, fields, t):
        if "text" not in fields:
            return None
        acts = h("p", {"class": "acts"}, self._copy_button("text", t), self._file(t))
        return _fold("text", t("share-text"), [acts, self._field("text", fields["text"], t)], self._at_desk)

    def _field(self, name, text, t):
        attrs = {"id": "share-" + name, "readonly": True, "aria-label": t("share-" + name), "class": "code",
                 "spellcheck": "false"}
        if name in ("link", "seed"):
            return h("input", dict(attrs, type="text", value=text))
        return h("textarea", dict(attrs, rows=6), text)

    def _copy_button(self, name, t, look="quiet"):
        said = None
        if self._copied and self._copied[0] == name:
            outcome = t("share-copied" if self._copied[1] else "share-not-copied")
            said = h("span", {"role": "status", "class": "hint"}, outcome)
        return [_button("share-copy", name, None, t("share-copy"), look), said]

    def _file(self, t):
        return _button("share-file", None, "file", t("share-file"))

    def _qr(self, t):
        if not self._code:
            return None
        size, path = self._code
        box = f"{-QUIET} {-QUIET} {size + 2 * QUIET} {size + 2 * QUIET}"
        attrs = {"viewBox": box, "role": "img", "aria-label": t("share-qr"), "class": "qr",
                 "shape-rendering": "crispEdges"}
        return _fold("qr", t("share-qr"), h("svg", attrs, h("path", {"d": path})))

    def _own_page(self, fields, t):
        """The code for a page of one's own."""
        codes = [self._code_part(name, fields[name], t) for name in ("element", "frame") if name in fields]
        desk = None if self._at_desk else self._to_desk(t)
        return _fold("own", t("share-embed"), [desk, codes], self._at_desk) if codes else None

    def _to_desk(self, t):
        to = "desk=1&" + self.texts.get("link", "")
        attrs = {"key": "desk", "class": "btn quiet", "href": "#" + to, "data-command": "desk", "data-to": to}
        return h("a", attrs, icon("sheet", "sm"), t("desk-open"))

    def _code_part(self, name, text, t):
        label = h("h3", None, t("share-embed-" + name))
        return h("section", {"key": name}, label, h("textarea", {"id": "share-" + name, "readonly": True, "rows": 5,
                 "class": "code", "aria-label": t("share-embed-" + name), "spellcheck": "false"}, text),
                 h("p", {"class": "acts"}, self._copy_button(name, t)))


def _fold(name, title, content, is_open=False):
    """A part that most people do not want, under its title."""
    return h("details", {"key": name, "class": "fold-" + name, "open": is_open}, h("summary", None, title), content)


def _button(command, key, sign, text, look="quiet"):
    attrs = {"key": command, "class": "btn " + look, "type": "button", "data-command": command, "data-key": key}
    return h("button", attrs, icon(sign, "sm") if sign else None, text)


# ---- code for other pages


def element(notation, link, show):
    """HTML that shows a deal with the site's own script; docs/embedding.md explains it."""
    fields = _fields_of(link)
    given = [("mode", show["mode"]), ("step", fields.get("step", "0"))]
    given += [("seat", fields.get("seat", "")), ("answer", show.get("answer", ""))] if "answer" in show else []
    looks = " ".join([f'{name}="{_quoted(value)}"' for name, value in given if value])
    script = f'<script src="{browser.site()}web/embed.js" defer></script>'
    if "<" in notation:  # it might end the inner script, or begin a comment in it
        return f'{script}\n<stih-table {looks} deal="{fields.get("d", "")}"></stih-table>'
    inner = f'<script type="text/stih">\n{notation.strip()}\n</script>'
    return f"{script}\n<stih-table {looks}>\n{inner}\n</stih-table>"


def frame(link, title, show):
    """HTML that shows a deal in a frame, without a script."""
    name = _quoted(title)
    answer = "&answer=" + browser.encoded(show["answer"]) if show.get("answer") else ""
    source = browser.site() + "?embed=1&amp;mode=" + show["mode"] + "#" + _quoted(link + answer)
    return (f'<iframe src="{source}" title="{name}" width="100%" height="420" style="border:0" loading="lazy"\n'
            ' sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"></iframe>')


def _quoted(text):
    """A text as the value of an attribute."""
    return text.replace("&", "&amp;").replace('"', "&quot;")


def _fields_of(fragment):
    """The fields of a fragment, as they are written."""
    return dict([pair.split("=", 1) for pair in fragment.split("&") if "=" in pair])


def open_for(engine, title, draw, step=None):
    """A sheet of the match on the table; the engine writes it down meanwhile."""
    sheet = Sheet(title, draw)
    asyncio.create_task(sheet.gather(engine, step))
    return sheet
