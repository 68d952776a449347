// Put the kept look on the page before it is first drawn, so that nothing flashes.
// The page's Python does the same later and is the one that counts (py/table/settings.py).
(() => {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("stih/1/settings")).settings ?? {};
  } catch {
    // Nothing kept, or storage forbidden: the style sheets follow the system.
  }
  for (const name of ["theme", "suits", "index", "motion", "speed"]) {
    const value = query.get(name) ?? kept[name];
    if (value) root.setAttribute(`data-${name}`, value);
  }
  if (/[#&][gs]=/.test(location.hash)) root.setAttribute("data-arriving", "");
})();
