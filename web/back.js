// On a rules page: the way back leads to the table as it was left, where the reader came from one.
addEventListener("click", (event) => {
  const from = document.referrer && new URL(document.referrer);
  const left = from && from.origin === location.origin && !from.pathname.includes("/rules/") && history.length > 1;
  if (!left || !event.target.closest("[data-back]")) return;
  event.preventDefault();
  history.back();
});

// Over a table the rules stand in a panel, whose own way back is the only one.
const panel = frameElement?.closest("[data-panel]");
if (panel) {
  document.documentElement.dataset.over = "table";
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") panel.querySelector("[data-command='close']").click();
  });
}
