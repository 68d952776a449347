// A device's own way back, like the gesture of a phone, closes what lies over a page: by a CloseWatcher; where the browser has
// none by an entry of the history for what is open. A page within another one adds none to that page's history.

const byHistory = !globalThis.CloseWatcher && window.parent === window;

let back = () => {};
let open = false;
let watcher = null;
let stepping = false; // over an entry of our own, of which nobody is to hear

/** Call `call()` at each way back that the page has taken. */
export function onBack(call) {
  back = call;
}

/** Take the next way back, or give it to the browser again, for whom it leads to the screen before. */
export function takeBack(taken) {
  if (taken === open) return;
  open = taken;
  if (byHistory) layer(taken);
  else if (globalThis.CloseWatcher) watch(taken);
}

/** Lead to the screen before, whatever lies over this one. */
export function goBack() {
  const below = byHistory && isLayer();
  open = open && !below;
  history.go(below ? -2 : -1);
}

/** Whether the present entry of the history stands for what is open: a new screen takes its place. */
export const isLayer = () => Boolean(history.state?.layer);

function layer(taken) {
  if (taken) history.pushState({ ...history.state, layer: true }, "");
  else if (isLayer()) dropLayer();
}

function dropLayer() {
  stepping = true;
  history.back();
}

function watch(taken) {
  watcher?.destroy();
  watcher = taken ? new CloseWatcher() : null;
  if (taken) watcher.onclose = close;
}

function close() {
  watcher = null;
  open = false;
  back();
}

if (byHistory) {
  addEventListener("popstate", (event) => {
    if (stepping || open) event.stopImmediatePropagation();
    if (open && !stepping) close();
    stepping = false;
  });
  if (isLayer()) dropLayer(); // the page was loaded again while something was open
}
