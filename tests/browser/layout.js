// Finds what is wrong with the places of things on the table: a function from nothing to a list of complaints.
() => {
  const shown = (node) => {
    const box = node.getBoundingClientRect();
    const { visibility, clipPath } = getComputedStyle(node);
    return box.width > 0 && box.height > 0 && visibility !== "hidden" && clipPath === "none";
  };
  const union = (nodes) => {
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    const all = (side, pick) => pick(...boxes.map((box) => box[side]));
    return {
      left: all("left", Math.min), top: all("top", Math.min),
      right: all("right", Math.max), bottom: all("bottom", Math.max),
    };
  };

  const PARTS = {
    trick: ".trick > .card, .trick > .tag", stock: ".stock .card, .stock .lbl, .lasttrick",
    marks: ".marks .trump, .marks .lbl, .marks .tag", prompt: ".prompt:not(.hushed)",
    reason: ".say .why", buttons: ".actions .btn", hand: ".hand .card", bar: ".bar", tools: ".tools .btn",
    board: ".board svg", numbers: ".numbers", shown: ".field .laid .card",
    side: ".side .slip", facts: ".facts", calling: ".calling > *",
    middle: ":is(.cuts, .auctionbox, .contracts, .contractbox, .talonbox, .claims, .standing, .doubling, .openhand) > *",
  };
  for (const at of "wnes") {
    PARTS[`plate ${at}`] = `.seat[data-at="${at}"] .plate`;
    PARTS[`under ${at}`] = `.seat[data-at="${at}"] .under > *`;
  }
  const boxes = {};
  for (const [name, selector] of Object.entries(PARTS)) {
    const nodes = [...document.querySelectorAll(selector)].filter(shown);
    if (nodes.length) boxes[name] = union(nodes);
  }

  const complaints = [];
  for (const [name, box] of Object.entries(boxes)) {
    const low = name === "hand" ? 8 : 1;
    const cut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + low;
    if (cut && name !== "side") complaints.push(`${name} is cut off`);
  }
  const names = Object.keys(boxes);
  names.forEach((one, index) => names.slice(index + 1).forEach((other) => {
    const [a, b] = [boxes[one], boxes[other]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 3) complaints.push(`${one} and ${other} overlap by ${Math.round(wide)} x ${Math.round(high)}`);
  }));

  const frame = innerWidth < 560 && innerHeight < 480;
  const lane = innerWidth < 640 && innerHeight < 340; // ten cards beside a rail
  const targets = ".btn, .lasttrick, .hand .strip, button.word, .levels label, .choose label";
  for (const button of [...document.querySelectorAll(targets)].filter(shown)) {
    const box = button.getBoundingClientRect();
    const narrow = frame || (lane && button.matches(".strip")) ? 32 : 43.5;
    if (box.width < narrow || box.height < narrow) complaints.push(`${button.className || button.textContent} is small: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  for (const button of [...document.querySelectorAll(".btn, .word, .auction td, .tag, .prompt:not(.hushed), .why")].filter(shown)) {
    if (button.scrollWidth > button.clientWidth + 1) complaints.push(`“${button.textContent}” does not fit`);
  }
  if (document.documentElement.scrollWidth > innerWidth) complaints.push("the page scrolls sideways");
  return complaints;
}
