// The page's steps through the history of the browser, and a device's own way back, like the gesture of a phone, which
// closes what lies over the screen: by a CloseWatcher; where the browser has none by one more entry of the history, a
// layer, which stays when its panel is closed by a button and is passed over then. A page within another one adds none.

const byLayer = !globalThis.CloseWatcher && window.parent === window;
const PATIENCE = 1000; // milliseconds: where there is nothing to go back to, nobody hears of it

let back = () => {};
let open = false; // whether something lies over the screen
let leaving = false; // whether the step to the screen before is on its way
let watcher = null;
let state = history.state; // of the present entry, and its address
let address = location.href;

/** Whether the present entry is a layer; its `layer` is the address of the entry below. */
const isLayer = () => Boolean(history.state?.layer);

/** Open an address as a new entry, or in the place of the present one: `instead`, and wherever that is a layer. `begun` is
    the fragment that begins the game at the address, until it is kept. */
export function enter(url, instead, begun) {
  const entry = begun ? { stih: true, begun } : { stih: true };
  change(instead || isLayer() ? "replaceState" : "pushState", entry, url);
}

/** Change the address of the present entry. */
export const rewrite = (url) => change("replaceState", history.state, url);

/** The fragment that begins the game of this entry, or null once the game has been kept. */
export const begun = () => history.state?.begun ?? null;

/** The game of this entry is kept. */
export function kept() {
  if (begun()) change("replaceState", { ...history.state, begun: null }, location.href);
}

function change(how, entry, url) {
  history[how](entry, "", url);
  note();
}

function note() {
  state = history.state;
  address = location.href;
}

// ---- back

/** Call `call()` at each way back that the page has taken. */
export function onBack(call) {
  back = call;
}

/** Take the next way back, or give it to the browser again, for whom it leads to the screen before. */
export function takeBack(taken) {
  if (taken === open || leaving) return;
  open = taken;
  if (globalThis.CloseWatcher) watch();
  else if (byLayer && open && !isLayer()) change("pushState", { ...history.state, layer: location.href }, location.href);
}

/** Lead to the screen before, whatever lies over this one. */
export function goBack() {
  if (leaving) return;
  leaving = byLayer;
  setTimeout(() => (leaving = false), PATIENCE);
  history.go(isLayer() ? -2 : -1);
}

function watch() {
  watcher?.destroy();
  watcher = open ? new CloseWatcher() : null;
  if (open) watcher.onclose = close;
}

function close() {
  watcher = null;
  open = false;
  back();
}

if (byLayer) {
  addEventListener("popstate", (event) => {
    const [before, from] = [state, address];
    note();
    const below = !leaving && !isLayer() && before?.layer === location.href;
    leaving = false;
    if (!below) return; // to another screen, which hears of it
    event.stopImmediatePropagation();
    if (!open) return history.back();
    rewrite(from); // a first deal goes on under a panel
    close();
  });
}
