// Registers the service worker and lets the page decide when a new version takes over.
//
// window.stihUpdate is what the page sees of it:
//   .waiting        true when a new version is ready and waits
//   .onwaiting      null, or a function of the page's that is called when `waiting` becomes true
//   .offline        true when the site is kept in the browser and opens without a network
//   .onoffline      null, or a function of the page's that is called when `offline` becomes true
//   .apply()        let the new version take over; the page is loaded again
// Nothing is registered in a frame: there the site belongs to another page, and storage may be forbidden.

const update = { waiting: false, onwaiting: null, offline: false, onoffline: null, apply };
window.stihUpdate = update;

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
    registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
    registration.addEventListener("updatefound", () => follow(registration.installing));
    follow(registration.waiting ?? registration.installing ?? registration.active);
  } catch {
    // Storage is forbidden or the address is not a secure one: the site works, but needs its network.
  }
}

/** Tell the page of a worker that is installed: the first one makes it usable offline, a later one waits. */
function follow(worker) {
  const look = () => {
    if (worker.state === "installed" && registration.active) tell("waiting", "onwaiting");
    if (worker.state === "activated") tell("offline", "onoffline");
  };
  worker.addEventListener("statechange", look);
  look();
}

function tell(fact, callback) {
  update[fact] = true;
  update[callback]?.();
}

function apply() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration?.waiting?.postMessage("stih:take-over");
}

if (window.top === window && "serviceWorker" in navigator) whenStarted(register);
