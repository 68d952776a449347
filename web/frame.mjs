// What an embedded table says to the page around it and hears from it; docs/embedding.md, docs/messages.schema.json.
//
// The host is known by the address's `host`, else by what the browser tells of the page around. Only the parent window
// at that origin is heard, and only what has the documented shape; where the host is not known nothing is heard, and
// nothing is said but that the table is ready and how high it is.

const VERSION = 1;
const LONGEST = 100_000;
const text = (value) => typeof value === "string" && value.length <= LONGEST;
const number = (value) => Number.isInteger(value) && value >= 0 && value < 100_000;
const HEARD = {
  "stih:load": { t: text, d: text, g: text, n: text, step: number, seat: number },
  "stih:step": { step: number },
  "stih:lang": { lang: text },
  "stih:theme": { theme: text },
};
const FOR_ANYONE = ["stih:ready", "stih:resize"];

/** Whether the address asks for a table to stand in another page. */
export function embedded() {
  return new URLSearchParams(location.search).has("embed");
}

const framed = embedded() && window.parent !== window;

/** The origin of the page around, or null: a local file has none that a message could be addressed to. */
function hostOrigin() {
  const named = new URLSearchParams(location.search).get("host");
  for (const address of [named, location.ancestorOrigins?.[0], document.referrer]) {
    if (address && URL.canParse(address)) return /^https?:/.test(address) ? new URL(address).origin : null;
  }
  return null;
}

const host = framed ? hostOrigin() : null;

/** Call `take(json)` for every message that may be heard. */
export function listen(take) {
  window.addEventListener("message", (event) => {
    if (!host || event.source !== window.parent || event.origin !== host) return;
    const message = understood(event.data);
    if (message) take(JSON.stringify(message));
  });
}

/** The documented fields of a message, or null if it is none. */
function understood(said) {
  if (said === null || typeof said !== "object" || !Object.hasOwn(said, "type") || said.v !== VERSION) return null;
  if (!Object.hasOwn(HEARD, said.type)) return null;
  const message = { type: said.type };
  for (const [name, fits] of Object.entries(HEARD[said.type])) {
    if (!Object.hasOwn(said, name)) continue;
    if (!fits(said[name])) return null;
    message[name] = said[name];
  }
  return message;
}

/** Say something (a JSON text) to the page around. */
export function post(json) {
  const message = { v: VERSION, ...JSON.parse(json) };
  if (!framed || (!host && !FOR_ANYONE.includes(message.type))) return;
  window.parent.postMessage(message, host ?? "*");
}

/** Say how high the page is whenever that changes. */
export function measure() {
  const app = document.getElementById("app");
  const say = () => post(JSON.stringify({ type: "stih:resize", height: Math.ceil(app.getBoundingClientRect().height) }));
  new ResizeObserver(say).observe(app);
}
