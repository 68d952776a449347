// What the browser keeps, and which tab may write it.
// MicroPython cannot catch what JavaScript throws; what may throw is done here and answered with a value.

const LONGEST = 20_000_000; // bytes of a file; browsers keep some five million for a site
const LONGEST_TEXT = 1_000_000; // characters of one text in it: MicroPython reads it in seconds, twice as many in four times that
const BEGINNING = 1000; // characters that show what kind of file it is
const TAKEN_FOR = [0, 150, 500]; // milliseconds to wait: a page that is just being left still holds its game

/** The text of a key in the browser's storage, or null. */
export const read = (key) => tried(() => localStorage.getItem(key), null);

/** Take a key away. */
export const remove = (key) => tried(() => localStorage.removeItem(key));

/** All keys. */
export const names = () => tried(() => Object.keys(localStorage), []);

/** Write to the browser's storage; false where it is full or forbidden. */
export const write = (key, text) => tried(() => (localStorage.setItem(key, text), true), false);

function tried(work, otherwise) {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

// ---- the browser's promise to keep it

/** Whether the browser has promised to keep what is stored: "yes", "no", or "unknown" where it cannot be asked. */
export const persisted = () => answer("persisted");

/** Ask the browser for that promise. */
export const persist = () => answer("persist");

async function answer(question) {
  try {
    return (await navigator.storage[question]()) ? "yes" : "no";
  } catch {
    return "unknown";
  }
}

// ---- one tab writes a game

const held = new Map(); // by name, how to let go

/** Hold a game for this tab, or find it taken; `lost()` is called if another tab takes it over later. */
export async function hold(name, steal, lost) {
  if (!navigator.locks || held.has(name)) return true;
  for (const wait of steal ? [0] : TAKEN_FOR) {
    if (wait) await new Promise((go) => setTimeout(go, wait));
    if (await lock(name, steal, lost)) return true;
  }
  return false;
}

function lock(name, steal, lost) {
  return new Promise((answer) => {
    const stay = (granted) => {
      answer(Boolean(granted));
      return granted && new Promise((release) => held.set(name, release));
    };
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(`stih/1/game/${name}`, options, stay).catch(() => {
      // Taken over; or, if it was never held, locks are forbidden here.
      if (held.delete(name)) lost();
      else answer(true);
    });
  });
}

/** Let go of a game. */
export function release(name) {
  held.get(name)?.();
  held.delete(name);
}

// ---- files

/** The JSON of a file that the player chooses; null without one. Of a file that is no JSON the beginning, empty if it is too
    long or cannot be read. */
export function pick() {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json,text/plain";
    input.addEventListener("cancel", () => resolve(null));
    input.addEventListener("change", async () => resolve(await contents(input.files[0])));
    input.click();
  });
}

async function contents(file) {
  try {
    return file.size > LONGEST ? "" : shortened(await file.text());
  } catch {
    return "";
  }
}

/** JSON without texts that are too long; of what is no JSON the beginning. */
function shortened(text) {
  const short = (value) => typeof value !== "string" || value.length <= LONGEST_TEXT;
  try {
    return JSON.stringify(JSON.parse(text, (key, value) => (short(key) ? (short(value) ? value : "") : undefined)));
  } catch {
    return text.slice(0, BEGINNING);
  }
}
