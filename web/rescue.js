// The plain page for one's games: it lists what this browser keeps, saves all of it as one file and takes such a file
// back, without Python and without anything else of the site. What it reads and writes is described in
// py/table/store.py. WORDS is written by the build: for each language the sentences `rescue-...` and the games' names.
(() => {
  const WORDS = "@@WORDS@@";
  const SCHEMA = 1;
  const SETTINGS = "stih/1/settings";
  const INDEX = "stih/1/index";
  const GAME = "stih/1/game/";
  const HEAD = (checksum) => `{"checksum": "${checksum}", `;
  const HEAD_LENGTH = HEAD("12345678").length;
  const LATEST = 8.64e12; // seconds since 1970 of the last moment that a browser has a date for
  const LONGEST = 20_000_000;
  const storage = allowed();
  const words = WORDS[language()];

  // ---- texts with a checksum

  function checksum(text) {
    let crc = -1;
    for (const byte of new TextEncoder().encode(text)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ((crc ^ -1) >>> 0).toString(16).padStart(8, "0");
  }

  function pack(body) {
    const rest = JSON.stringify({ ...body, schema: SCHEMA }).slice(1);
    return HEAD(checksum(rest)) + rest;
  }

  /** `{body}` of a text, or `{fault}`: "missing", "damaged" or "newer". */
  function unpack(text) {
    if (text === null) return { fault: "missing" };
    try {
      const body = JSON.parse(text);
      if (body.schema > SCHEMA) return { fault: "newer" };
      const whole = body.schema === SCHEMA && text.slice(0, HEAD_LENGTH) === HEAD(checksum(text.slice(HEAD_LENGTH)));
      return whole ? { body } : { fault: "damaged" };
    } catch {
      return { fault: "damaged" };
    }
  }

  /** The same of a game's text: what holds no game is damaged, whoever has made its checksum. */
  function unpackGame(text) {
    const read = unpack(text);
    const { saved, sealed, view } = read.body ?? {};
    const dated = Number.isInteger(saved) && saved >= 0 && saved <= LATEST;
    const whole = dated && typeof sealed === "string" && view instanceof Object && !Array.isArray(view);
    return read.fault || whole ? read : { fault: "damaged" };
  }

  // ---- what is kept

  function allowed() {
    try {
      window.localStorage.getItem(INDEX); // throws as well where the browser's own file of it is broken
      return window.localStorage;
    } catch {
      return null;
    }
  }

  /** All games: id, the texts of the newest copy and of the one before (or null), what they hold. */
  function games() {
    const index = unpack(storage.getItem(INDEX)).body?.games ?? {};
    const ids = new Set(Object.keys(storage).map((key) => /^stih\/1\/game\/(.+)\/[ab]$/.exec(key)?.[1]));
    ids.delete(undefined);
    return [...ids].map((id) => {
      const copies = ["a", "b"].map((slot) => storage.getItem(`${GAME}${id}/${slot}`));
      if (newerFirst(copies, index[id])) copies.reverse();
      return { id, text: copies[0], before: copies[1], ...unpackGame(copies[0]) };
    });
  }

  /** Whether the copy in slot "b" is the newest. */
  function newerFirst([a, b], slot) {
    if (a === null || b === null) return a === null;
    return slot ? slot === "b" : (unpackGame(b).body?.saved ?? -1) > (unpackGame(a).body?.saved ?? -1);
  }

  // ---- the file

  function save() {
    const texts = games().flatMap(({ id, text, before, fault }) => (fault && before ? [[id, text], [id, before]] : [[id, text]]));
    const settings = unpack(storage.getItem(SETTINGS)).body?.settings ?? {};
    const file = { stih: SCHEMA, ids: texts.map(([id]) => id), saves: texts.map(([, text]) => text), settings };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: "application/json" }));
    link.download = "stih-games.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** Put the games of a file beside those that are here; nothing is replaced. Gives sentences of how it went. */
  async function take(file) {
    const given = read(file.size > LONGEST ? "" : await file.text());
    if (typeof given === "string") return [words[given]];
    if (unpack(storage.getItem(INDEX)).fault === "newer") return [words.indexnewer];
    const count = { taken: 0, here: 0, refused: 0 };
    for (const [place, text] of given.saves.entries()) {
      const fate = put(String(given.ids?.[place] ?? ""), text);
      if (fate === "full") return [words.full, `${words.taken} ${count.taken}`];
      count[fate] += 1;
    }
    return ["taken", "here", "refused"].filter((fate) => count[fate] || fate === "taken").map((fate) => `${words[fate]} ${count[fate]}`);
  }

  /** The file's contents, or the name of a sentence that says why not. */
  function read(text) {
    try {
      const given = JSON.parse(text);
      if (given.stih > SCHEMA) return "filenewer";
      return given.stih === SCHEMA && Array.isArray(given.saves) ? given : "foreign";
    } catch {
      return "foreign";
    }
  }

  /** Keep one game under a name of its own: "taken", "here" already, "refused" or "full". */
  function put(id, text) {
    const { body } = unpackGame(typeof text === "string" ? text : "");
    if (!body) return "refused";
    const here = games();
    if (here.some((game) => game.body?.sealed === body.sealed)) return "here";
    const taken = new Set(here.map((game) => game.id));
    let name = /^[0-9a-f]{1,19}$/.test(id) ? id : Date.now().toString(16);
    while (taken.has(name)) name = (Number.parseInt(name, 16) + 1 + Math.floor(Math.random() * 4096)).toString(16);
    return write(name, text) ? "taken" : "full";
  }

  function write(name, text) {
    const index = { ...Object.fromEntries(games().map((game) => [game.id, slotOf(game)])), [name]: "a" };
    try {
      storage.setItem(`${GAME}${name}/a`, text);
      storage.setItem(INDEX, pack({ games: index }));
      return true;
    } catch {
      return false;
    }
  }

  const slotOf = ({ id, text }) => (storage.getItem(`${GAME}${id}/a`) === text ? "a" : "b");

  // ---- the page

  function language() {
    const settings = storage && unpack(storage.getItem(SETTINGS)).body?.settings;
    const wanted = [settings?.lang, ...navigator.languages].filter((name) => typeof name === "string");
    const known = wanted.flatMap((name) => [/^sr.*cyrl/i.test(name) ? "sr-Cyrl" : name, name.split("-")[0]]);
    return known.find((name) => Object.hasOwn(WORDS, name)) ?? "en";
  }

  function node(tag, text, ...children) {
    const made = document.createElement(tag);
    made.textContent = text;
    made.append(...children);
    return made;
  }

  function state({ fault, before }) {
    if (!fault) return words.sound;
    return fault === "newer" ? words.newer : unpackGame(before).body ? words.copy : words.damaged;
  }

  function row(game) {
    const { view, saved } = game.body ?? {};
    const known = typeof view?.game === "string" && Object.hasOwn(words.names, view.game);
    const name = known ? words.names[view.game] : "?";
    const number = ["number", "string"].includes(typeof view?.number) ? String(view.number) : "";
    const when = game.body ? new Date(saved * 1000).toLocaleString(document.documentElement.lang) : "";
    return node("tr", "", ...[name, number, when, state(game)].map((text) => node("td", text)));
  }

  function draw() {
    const kept = document.querySelector("#kept");
    if (!storage) return kept.replaceChildren(node("p", words.forbidden));
    const rows = games().map(row);
    const heads = ["game", "deal", "saved", "state"].map((name) => node("th", words[name]));
    const table = node("table", "", node("thead", "", node("tr", "", ...heads)), node("tbody", "", ...rows));
    kept.replaceChildren(rows.length ? table : node("p", words.none));
    document.querySelector("#save").hidden = !rows.length;
    document.querySelector("#take").hidden = false;
  }

  document.documentElement.lang = language() === "sr" ? "sr-Latn" : language();
  document.title = `${words.title} · Štih`;
  for (const place of document.querySelectorAll("[data-words]")) place.textContent = words[place.dataset.words];
  document.querySelector("#save").addEventListener("click", save);
  document.querySelector("#take input").addEventListener("change", async (event) => {
    const sentences = event.target.files[0] ? await take(event.target.files[0]) : [];
    event.target.value = "";
    document.querySelector("#said").replaceChildren(...sentences.map((text) => node("p", text)));
    draw();
  });
  draw();
})();
