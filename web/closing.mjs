// A device's own way back, like the gesture of a phone, as far as the browser lends it to a page.

let watcher = null;
let back = () => {};

/** Call `call()` at each way back that the page has taken. */
export function onBack(call) {
  back = call;
}

/** Take the next way back, or give it to the browser again, for whom it leads to the screen before. */
export function takeBack(taken) {
  if (!globalThis.CloseWatcher || taken === Boolean(watcher)) return;
  watcher?.destroy();
  watcher = taken ? new CloseWatcher() : null;
  if (taken) watcher.onclose = close;
}

function close() {
  watcher = null;
  back();
}
