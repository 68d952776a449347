// Registers the service worker and lets the page decide when a new version takes over.
//
// `update` is what the page sees of it, also as window.stihUpdate:
//   .waiting        true when a new version is ready and waits
//   .onwaiting      null, or a function of the page's that is called when `waiting` becomes true
//   .offline        true when the site is kept in the browser and opens without a network
//   .onoffline      null, or a function of the page's that is called when `offline` becomes true
//   .apply()        let the new version take over; the page is loaded again
// Nothing is registered in a frame: there the site belongs to another page, and storage may be forbidden.

export const update = { waiting: false, onwaiting: null, offline: false, onoffline: null, apply };
window.stihUpdate = update;

const SCRIPT = new URL("../sw.js", import.meta.url);
let registration = null;

/** The engine's files come first; what the worker fetches then is in the browser's cache already. */
function whenStarted(work) {
  const root = document.documentElement;
  const started = () => ["ready", "failed"].includes(root.dataset.engine);
  if (started()) return work();
  const observer = new MutationObserver(() => {
    if (!started()) return;
    observer.disconnect();
    work();
  });
  observer.observe(root, { attributes: true, attributeFilter: ["data-engine"] });
}

async function register() {
  try {
    registration = await navigator.serviceWorker.register(SCRIPT);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    follow(registration.waiting ?? registration.installing ?? registration.active);
  } catch {
    // Storage is forbidden or the address is not a secure one: the site works, but needs its network.
  }
}

/** Tell the page of a worker that is installed: the first one makes it usable offline, a later one waits. */
function follow(worker) {
  const look = () => {
    const waits = worker.state === "installed" && registration.active;
    const works = worker.state === "activated";
    if (waits) tell("waiting", "onwaiting");
    if (works) tell("offline", "onoffline");
    if (waits || works) quicken(worker);
  };
  worker.addEventListener("statechange", look);
  look();
}

/** Have fetched what this page needs besides, and what makes the next start quicker unless each byte is dear. */
function quicken(worker) {
  const wanted = document.documentElement.dataset.keep;
  if (wanted) worker.postMessage(wanted);
  if (!navigator.connection?.saveData) worker.postMessage("stih:later");
}

function tell(fact, callback) {
  update[fact] = true;
  update[callback]?.();
}

/** A browser may forget the request if a file is just being asked of the old worker, so it is made until it is heard. */
function apply() {
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  const ask = () => registration.waiting?.postMessage("stih:take-over");
  ask();
  setInterval(ask, 500);
}

/** Load the page again, without the files that the browser keeps, which something may have spoiled; they stay where there is
    no network to get them from. */
export async function startAfresh() {
  try {
    const script = await fetch(SCRIPT, { cache: "no-store" });
    if (script.ok) await forget();
  } catch {
    // No network, or no such storage.
  }
  location.reload();
}

async function forget() {
  const family = `stih ${new URL("./", SCRIPT).pathname} `; // as in sw.js
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(family)) await caches.delete(name);
}

if (window.top === window && "serviceWorker" in navigator) whenStarted(register);
