// Keeps the browser's offer to install the page until the player asks for it.
//
// `offer` is what the page sees of it, also as window.stihInstall:
//   .framed         true in a frame of another page
//   .ready          true while the browser would install the page
//   .onchange       null, or a function of the page's that is called when `ready` changes
//   .ask()          let the browser ask the player
// In a frame the site belongs to another page: nothing is offered.

let kept = null;
export const offer = { framed: window.top !== window, ready: false, onchange: null, ask };
window.stihInstall = offer;

/** Keep the browser's offer, or forget it. */
function set(event) {
  kept = event;
  offer.ready = Boolean(event);
  offer.onchange?.();
}

function ask() {
  kept?.prompt();
  set(null); // it serves once
}

if (!offer.framed) {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    set(event);
  });
  window.addEventListener("appinstalled", () => set(null));
}
