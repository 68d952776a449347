// Keeps the browser's offer to install the page until the player asks for it.
//
// window.stihInstall is what the page sees of it:
//   .framed         true in a frame of another page
//   .ready          true while the browser would install the page
//   .onchange       null, or a function of the page's that is called when `ready` changes
//   .ask()          let the browser ask the player
// In a frame the site belongs to another page: nothing is offered.
(() => {
  let offer = null;
  const install = { framed: window.top !== window, ready: false, onchange: null, ask };
  window.stihInstall = install;

  function set(event) {
    offer = event;
    install.ready = Boolean(event);
    install.onchange?.();
  }

  function ask() {
    offer?.prompt();
    set(null); // an offer serves once
  }

  if (install.framed) return;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    set(event);
  });
  window.addEventListener("appinstalled", () => set(null));
})();
