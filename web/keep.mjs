// What the browser keeps, and which tab may write it.
// MicroPython cannot catch what JavaScript throws; what may throw is done here and answered with a value.

const LONGEST = 20_000_000; // bytes of a file; browsers keep some five million for a site
const TAKEN_FOR = [0, 150, 500]; // milliseconds to wait: a page that is just being left still holds its game

/** Write to the browser's storage; false where it is full or forbidden. */
export function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
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

/** The text of a file that the player chooses; null without one, empty for one that is no text of ours. */
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
    return file.size > LONGEST ? "" : await file.text();
  } catch {
    return "";
  }
}
