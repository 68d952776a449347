// <stih-table>: a deal of cards in any page. How to use it: docs/embedding.md.
//
// First a poster, drawn at once from the notation's tags, without Python and without a request; after a tap a frame
// with the table. Works as a classic script and as a module. WORDS is written by the build: for each language the
// poster's sentences, the games' names and the letters in the corners of cards.
(() => {
  if (customElements.get("stih-table")) return;

  const WORDS = "@@WORDS@@";
  const SITE = new URL("..", scriptAddress());
  const VERSION = 1;
  const ATTRIBUTES = ["game", "deal", "mode", "step", "seat", "answer", "lang", "theme", "faces", "height", "autoload"];
  const EVENTS = ["stih:ready", "stih:resize", "stih:action", "stih:deal-over", "stih:leave", "stih:error"];
  const LOOKS = { lang: "stih:lang", theme: "stih:theme" };
  const LEAST = 200;
  const MOST = 1400;
  const PATIENCE = 90_000; // milliseconds until the next table may start although this one has not answered

  /** Where this file came from; a module does not have `currentScript`, a classic script not `import.meta`. */
  function scriptAddress() {
    const ours = (url) => /\/web\/embed\.js([?#]|$)/.test(url);
    const scripts = [...document.scripts].map((script) => script.src);
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    return document.currentScript?.src || [...scripts, ...loaded].find(ours);
  }

  // ---- one runtime starts at a time

  const queue = [];

  function enqueue(table) {
    queue.push(table);
    if (queue.length === 1) table.begin();
  }

  function dequeue(table) {
    const place = queue.indexOf(table);
    if (place < 0) return;
    queue.splice(place, 1);
    if (place === 0) queue[0]?.begin();
  }

  // ---- what the poster needs of the notation

  /** The tags of a notation, as `{Hands: {"": "AS KS / ?"}, Title: {en: "...", sr: "..."}}`; the first of each name. */
  function readTags(text) {
    const tags = {};
    for (const [, name, values] of text.matchAll(/\[(\w+)((?:\s+(?:[\w-]+:)?"(?:[^"\\]|\\.)*")+)\s*\]/g)) {
      if (Object.hasOwn(tags, name)) continue;
      tags[name] = Object.create(null);
      for (const [, language, value] of values.matchAll(/(?:([\w-]+):)?"((?:[^"\\]|\\.)*)"/g))
        tags[name][language ?? ""] = value.replace(/\\(.)/g, "$1");
    }
    return tags;
  }

  /** The value of a tag in a language, or else in any. */
  function tagText(values, language) {
    if (!values) return "";
    const short = language.split("-")[0];
    return values[language] ?? values[short] ?? values[""] ?? values.en ?? Object.values(values)[0];
  }

  /** The reader's hand as far as it is known, and the card turned up. The hand of another is never shown. */
  function posterCards(tags, seat) {
    const hands = (tags.Hands?.[""] ?? "").split("/").map((hand) => hand.split(/\s+/).filter((card) => CARD.test(card)));
    const known = hands.filter((hand) => hand.length);
    const person = (tags.Seats?.[""] ?? "").split(/\s+/).findIndex((word) => /^(you|person)/.test(word));
    const reader = seat === "" ? person : Number(seat);
    const turned = tags.Turned?.[""] ?? "";
    return { hand: hands[reader] ?? (known.length === 1 ? known[0] : []), turned: CARD.test(turned) ? turned : null };
  }

  // ---- cards

  const CARD = /^[AKQJT2-9][CDHSBLA]$/i;
  const HEART =
    "M0 9.6C-4.2 5.6-9.4 2-9.4-3.2-9.4-6.4-7-8.6-4.4-8.6-2.4-8.6-.8-7.4 0-5.4" +
    ".8-7.4 2.4-8.6 4.4-8.6 7-8.6 9.4-6.4 9.4-3.2 9.4 2 4.2 5.6 0 9.6Z";
  const SUITS = {
    H: ["#b3261e", HEART],
    D: ["#b3261e", "M0-10.4C2.4-6.4 5-3 8.2 0 5 3 2.4 6.4 0 10.4-2.4 6.4-5 3-8.2 0-5-3-2.4-6.4 0-10.4Z"],
    C: ["#1d1d1f", "M0-9.6A4.5 4.5 0 0 1 3.3-2.1 4.5 4.5 0 1 1 1.1 4.6Q1.5 7.4 4 9.2H-4Q-1.5 7.4-1.1 4.6A4.5 4.5 0 1 1-3.3-2.1 4.5 4.5 0 0 1 0-9.6Z"],
    S: ["#1d1d1f", "M0-10C2.6-5.6 9.2-2.2 9.2 3A4.2 4.2 0 0 1 1.2 4.9Q1.6 7.4 4.2 9.2H-4.2Q-1.6 7.4-1.2 4.9A4.2 4.2 0 0 1-9.2 3C-9.2-2.2-2.6-5.6 0-10Z"],
    B: ["#835400", "M-1.6-9.6a1.6 1.6 0 1 1 3.2 0A9 8.4 0 0 1 9-1H-9A9 8.4 0 0 1-1.6-9.6ZM-9 .8H9A9 8.6 0 0 1 0 9.2 9 8.6 0 0 1-9 .8Z"],
    L: ["#2b6a2f", "M0-10C2.6-8.2 3.4-6.4 3.4-6.4 6.6-6.8 8.6-4.6 8.2-1 8 3 4.6 6 .7 6.2L1.1 10H-1.1L-.7 6.2C-4.6 6-8 3-8.2-1-8.6-4.6-6.6-6.8-3.4-6.4-3.4-6.4-2.6-8.2 0-10Z"],
    A: ["#6b3f1d", "M-6-1.4H6C6 4.8 3.2 8 0 10-3.2 8-6 4.8-6-1.4ZM-7.6-2.6C-7.6-5.8-4.4-7.6-.8-7.8V-10.4H.8V-7.8C4.4-7.6 7.6-5.8 7.6-2.6Z"],
  };
  const AS_FRENCH = { B: "D", L: "S", A: "C" };

  function cardSvg(card, deck, letters) {
    const suit = card[1].toUpperCase();
    const [colour, path] = SUITS[deck === "french" ? (AS_FRENCH[suit] ?? suit) : suit];
    const rank = letters[card[0].toUpperCase()] ?? card[0];
    const sign = (x, y, size) => `<path d="${path}" transform="translate(${x} ${y}) scale(${size})"/>`;
    const narrow = rank.length > 1 ? ' textLength="23" lengthAdjust="spacingAndGlyphs"' : "";
    const corner = `<text x="16" y="28" font-size="27"${narrow}>${rank}</text>${sign(16, 45, 0.85)}`;
    const court = /[KQJ]/i.test(card[0]);
    const middle = court
      ? `<rect x="29" y="17" width="42" height="106" rx="4" fill="#f4ead6" stroke="#cdb98f"/><text x="50" y="68" font-size="42">${rank}</text>${sign(50, 92, 1.3)}`
      : sign(50, 70, 2.3);
    return `<svg viewBox="0 0 100 140" fill="${colour}" text-anchor="middle">${middle}${corner}<g transform="rotate(180 50 70)">${corner}</g></svg>`;
  }

  // ---- the element

  const STYLE = `
:host{display:block;position:relative;container-type:inline-size;max-width:100%;outline:none;color-scheme:light;
  --hi:#2b6450;--mid:#235644;--lo:#163a35;--on:#f8f1df;--on2:#d3e2d4;--face:#fffdf8}
:host([hidden]){display:none}
:host([data-dark]){--hi:#1e4d3e;--mid:#173c2f;--lo:#0b211d;--on:#f0e9d8;--on2:#b4c6b6;--face:#f3ecdc}
.poster{box-sizing:border-box;display:grid;justify-items:center;align-content:center;gap:12px;min-height:300px;
  padding:24px 20px;border-radius:12px;text-align:center;color:var(--on);
  background:radial-gradient(130% 90% at 50% 36%,var(--hi) 0,var(--mid) 46%,var(--lo) 100%);
  font:400 15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
.poster *{margin:0}
.cards{--w:clamp(54px,19cqw,84px);display:flex;justify-content:center;align-items:end;padding:6px 0 14px;max-width:100%}
.cards:has(.turned){--w:clamp(44px,16cqw,84px)}
.card{flex:none;box-sizing:border-box;width:var(--w);aspect-ratio:5/7;border-radius:7%/5%;
  background:var(--face);border:1px solid #d9d1c0;box-shadow:0 1px 1px #0c080247,0 3px 7px -1px #0c080242;
  rotate:calc(var(--t)*3.2deg);translate:0 calc(var(--t)*var(--t)*2.2px);transform-origin:50% 100%}
.card+.card{margin-left:calc(var(--w)*var(--over))}
.card.turned{margin-left:16px;rotate:4deg;translate:0 0}
.card svg{display:block;width:100%;height:100%}
.card text{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:600}
.back{background:repeating-linear-gradient(45deg,#a5482f 0 3px,transparent 3px 8px),
  repeating-linear-gradient(-45deg,#a5482f 0 3px,#8d3324 3px 8px);border:4px solid #f3e6cd}
h2{font:600 22px/1.2 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;text-wrap:balance}
.own{max-width:100%}
button{display:inline-flex;gap:10px;align-items:center;min-height:46px;padding:8px 20px;border:0;border-radius:10px;
  font:inherit;font-size:16px;font-weight:600;color:#23201b;background:linear-gradient(#fffaf0,#f3e7cc);
  max-width:100%;box-shadow:0 1px 0 #fff inset,0 2px 8px #050f0a66;cursor:pointer;touch-action:manipulation}
button::before{content:"";border:6px solid transparent;border-left:10px solid;border-right:0}
button[aria-disabled=true]{opacity:.72;cursor:default}
button:focus-visible{outline:3px solid #14100a;outline-offset:0;box-shadow:0 0 0 6px #f6d386}
.fine{font-size:13px;color:var(--on2)}
.fine:empty{display:none}
iframe{display:block;width:100%;border:0;border-radius:12px}
iframe:not(.running){position:absolute;inset:0;height:100%;visibility:hidden}
.end{position:absolute;bottom:0;outline:none}
@media screen{.poster.gone{display:none}}
@media print{iframe,button,.fine{display:none!important}
  .poster{color:#000;background:none;border:1px solid #999;min-height:0;--on2:#333}.card{box-shadow:none}}`;

  const SHEET = new CSSStyleSheet();
  SHEET.replaceSync(STYLE);

  class StihTable extends HTMLElement {
    static observedAttributes = ATTRIBUTES;

    #root = this.attachShadow({ mode: "open" });
    #frame = null;
    #state = "poster"; // then "waiting" for its turn, "starting", "running"; or "late"
    #timer = 0;

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#dark.addEventListener("change", this.#shade);
      // The children are read when the parser has reached them.
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", this.#arrive, { once: true });
      else this.#arrive();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#dark.removeEventListener("change", this.#shade);
      this.#stop();
    }

    attributeChangedCallback(name, before, after) {
      if (before === after || !this.#root.firstChild) return;
      if (!this.#frame) this.#draw();
      else if (name in LOOKS) this.#post({ type: LOOKS[name], [name]: name === "lang" ? this.#language() : after ?? "system" });
      else if (name === "step") this.#post({ type: "stih:step", step: Number(after) });
      else if (name === "deal" || name === "seat") this.#post({ type: "stih:load", ...this.#deal(), ...this.#place() });
      else if (name === "height") this.#fit();
      else if (name !== "autoload") this.#stop(), this.start();
      this.#shade();
    }

    /** Start the table in the place of the poster, as a tap does; others that are starting come first. */
    start() {
      if (this.#state !== "poster" && this.#state !== "late") return;
      if (this.#state === "late") this.#stop();
      this.#turn("waiting");
      enqueue(this);
    }

    /** Load the frame: this table's turn in the queue has come. */
    begin() {
      this.#turn("starting");
      this.#frame = document.createElement("iframe");
      Object.assign(this.#frame, { title: this.#title(), src: this.#address() });
      this.#frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads");
      this.#root.querySelector(".end").before(this.#frame);
      this.#timer = setTimeout(() => (this.#turn("late"), dequeue(this)), PATIENCE);
    }

    // ---- inside

    #dark = matchMedia("(prefers-color-scheme: dark)");

    #arrive = () => {
      this.#draw();
      this.#shade();
      if (!this.hasAttribute("autoload")) return;
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        this.start();
      }, { rootMargin: "200px" });
      seen.observe(this);
    };

    #shade = () => {
      const dark = this.theme === "dark" || (this.theme !== "light" && this.#dark.matches);
      this.toggleAttribute("data-dark", dark);
    };

    #stop() {
      clearTimeout(this.#timer);
      dequeue(this);
      this.#frame?.remove();
      this.#frame = null;
      if (this.#root.firstChild) this.#turn("poster");
    }

    #language() {
      return this.lang || this.closest("[lang]")?.lang || navigator.language;
    }

    #words() {
      const language = this.#language();
      const cyrillic = /^sr.*cyrl/i.test(language) && "sr-Cyrl";
      const known = [cyrillic, language, language.split("-")[0]].find((name) => name && Object.hasOwn(WORDS, name));
      return WORDS[known ?? "en"];
    }

    /** The notation: the attribute, or the text of a child `<script type="text/stih">`. */
    #notation() {
      return (this.deal ?? this.querySelector('script[type="text/stih"]')?.textContent ?? "").trim();
    }

    #tags() {
      return readTags(this.#notation());
    }

    #game() {
      return (this.game ?? this.#tags().Game?.[""] ?? "").toLowerCase();
    }

    #title() {
      const words = this.#words();
      return tagText(this.#tags().Title, this.#language()) || (this.mode === "quiz" ? words.question : words.names[this.#game()]) || "Štih";
    }

    #place() {
      const place = {};
      if (this.step !== null) place.step = Number(this.step);
      if (this.seat !== null) place.seat = Number(this.seat);
      return place;
    }

    #address() {
      const address = new URL("index.html", SITE);
      const looks = { embed: 1, mode: this.mode ?? "steps", lang: this.#language(), theme: this.theme, faces: this.faces };
      if (this.height === null || this.height === "auto") looks.height = "auto";
      if (location.origin !== "null") looks.host = location.origin;
      for (const [name, value] of Object.entries(looks)) if (value !== null) address.searchParams.set(name, value);
      const answer = this.answer === null ? {} : { answer: this.answer };
      address.hash = new URLSearchParams({ v: VERSION, ...this.#deal(), ...this.#place(), ...answer });
      return address.href;
    }

    /** The deal as the fragment of a link has it: a packed text, the number of a game, or the notation itself. */
    #deal() {
      const deal = this.#notation();
      if (/^[\w-]{24,}$/.test(deal)) return { d: deal };
      if (this.game === null || this.#tags().Game) return { t: deal };
      return deal.includes("[") ? { t: `[Game "${this.game}"]\n${deal}` } : { g: this.game, n: deal };
    }

    #draw() {
      this.#root.adoptedStyleSheets = [SHEET]; // which a page's policy on styles allows
      this.#root.innerHTML = `<div class="poster"><div class="drawn"></div><slot class="own"></slot>
        <button type="button"></button><p class="fine"></p></div><span class="end" tabindex="-1"></span>`;
      const own = [...this.childNodes].some((node) => node.nodeName !== "SCRIPT" && (node.nodeType === 1 || node.textContent.trim()) && node.nodeType !== 8);
      if (own) this.#root.querySelector(".drawn").remove();
      else this.#drawPoster(this.#root.querySelector(".drawn"));
      this.#root.querySelector("button").addEventListener("click", () => this.start());
      this.#turn(this.#state);
    }

    #drawPoster(place) {
      const words = this.#words();
      const { hand, turned } = posterCards(this.#tags(), this.seat ?? "");
      const german = this.#game() === "rablo" && this.faces !== "french";
      const [deck, letters] = german ? ["german", words.german] : ["french", words.french];
      const shown = hand.length ? hand.slice(0, 12) : ["", "", ""];
      const over = -Math.min(0.86, Math.max(0.12, 1 - 3.4 / shown.length));
      const tilt = (index) => ((index - (shown.length - 1) / 2) * 6) / Math.max(shown.length, 4);
      const card = (name) => `<div class="card${name ? "" : " back"}">${name && cardSvg(name, deck, letters)}</div>`;
      const extra = turned ? `<div class="card turned">${cardSvg(turned, deck, letters)}</div>` : "";
      place.innerHTML = `<div class="cards" aria-hidden="true">${shown.map(card).join("")}${extra}</div><h2></h2><p class="fine"></p>`;
      for (const [index, each] of place.querySelectorAll(".card:not(.turned)").entries()) {
        each.style.setProperty("--t", tilt(index).toFixed(2));
        each.style.setProperty("--over", over.toFixed(2));
      }
      place.querySelector("h2").textContent = this.#title();
      place.querySelector(".fine").textContent = this.#title() === words.names[this.#game()] ? "" : (words.names[this.#game()] ?? "");
      place.style.cssText = "display:grid;gap:12px;justify-items:center;max-width:100%";
    }

    /** Show a state: what the button says, and whether the poster or the frame is seen. */
    #turn(state) {
      this.#state = state;
      const words = this.#words();
      const button = this.#root.querySelector("button");
      const busy = state === "waiting" || state === "starting";
      button.textContent = busy ? words[state] : words[this.mode] ?? words.steps;
      button.setAttribute("aria-disabled", busy);
      this.#root.querySelector("button + .fine").textContent = state === "late" ? words.late : words.size;
      this.#root.querySelector(".poster").classList.toggle("gone", state === "running");
    }

    // ---- messages

    #post(message) {
      this.#frame?.contentWindow?.postMessage({ v: VERSION, ...message }, SITE.origin);
    }

    #hear = (event) => {
      if (!this.#frame || event.source !== this.#frame.contentWindow || event.origin !== SITE.origin) return;
      const said = event.data;
      if (said === null || typeof said !== "object" || said.v !== VERSION || !EVENTS.includes(said.type)) return;
      if (said.type === "stih:ready" || said.type === "stih:error") this.#run();
      if (said.type === "stih:resize") this.#fit(said.height);
      if (said.type === "stih:leave") this.#root.querySelector(".end").focus({ preventScroll: true });
      this.dispatchEvent(new CustomEvent(said.type, { detail: { ...said }, bubbles: true }));
    };

    /** The frame has something to show; the focus goes there only if it still waits at the button. */
    #run() {
      if (this.#state === "running") return;
      clearTimeout(this.#timer);
      const waiting = this.#root.activeElement?.localName === "button";
      this.#frame.classList.add("running");
      this.#turn("running");
      if (waiting) this.#frame.focus({ preventScroll: true });
      dequeue(this);
    }

    #fit(wanted = this.#wanted) {
      this.#wanted = wanted;
      const fixed = Number.parseFloat(this.height);
      const height = Number.isFinite(fixed) ? fixed : wanted;
      if (Number.isFinite(height) && this.#frame) this.#frame.style.height = `${Math.min(MOST, Math.max(LEAST, height))}px`;
    }

    #wanted = 360;
  }

  for (const name of ATTRIBUTES) {
    const flag = name === "autoload";
    Object.defineProperty(StihTable.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return flag ? this.hasAttribute(name) : this.getAttribute(name);
      },
      set(value) {
        if (flag) this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }

  customElements.define("stih-table", StihTable);
})();
