// Changes the page as the page's Python has found it must be changed (py/table/diff.py): one text for a whole drawing.
// A single call from MicroPython into JavaScript takes as long as dozens of these steps.

const SVG = "http://www.w3.org/2000/svg";
const REFUGE = "[data-refuge]";
const drawn = new WeakMap(); // of an element the children that were drawn: a browser's extension may have put in others

/** Carry out steps, as JSON, within an element. The focus stays; if its element is gone, it goes to a refuge. */
export function draw(root, steps) {
  const focused = document.activeElement;
  const within = root.contains(focused);
  for (const [path, what, ...how] of JSON.parse(steps)) STEPS[what](find(root, path), ...how);
  if (within && document.activeElement !== focused) {
    (root.contains(focused) ? focused : root.querySelector(REFUGE))?.focus();
  }
}

/** Call `toggled(path, open)`, the path as JSON, for every <details> within `root` that is opened or closed. */
export function watchFolds(root, toggled) {
  const listen = ({ target }) => {
    const path = pathTo(root, target);
    if (path) toggled(JSON.stringify(path), target.open);
  };
  root.addEventListener("toggle", listen, true);
}

const find = (root, path) => path.reduce((node, place) => drawn.get(node)[place], root);

function pathTo(root, node) {
  const path = [];
  for (; node !== root; node = node.parentNode) {
    const place = drawn.get(node.parentNode)?.indexOf(node) ?? -1;
    if (place < 0) return undefined;
    path.unshift(place);
  }
  return path;
}

// ---- the steps

const STEPS = {
  text(node, data) {
    node.data = data;
  },
  set,
  kids(parent, entries) {
    const before = drawn.get(parent) ?? [];
    const now = entries.map((entry) => (typeof entry === "number" ? before[entry] : make(entry, parent)));
    drawn.set(parent, now);
    const staying = new Set(now);
    const there = before.filter((node) => staying.has(node) || node.remove());
    now.forEach((node, place) => settle(parent, there, place, node));
  },
};

/** Bring a child to its place; `there` are the children in their order so far. */
function settle(parent, there, place, node) {
  if (there[place] === node) return; // it would lose the focus
  const earlier = there.indexOf(node);
  if (earlier >= 0) there.splice(earlier, 1);
  parent.insertBefore(node, there[place] ?? null);
  there.splice(place, 0, node);
}

function make(vnode, parent) {
  if (typeof vnode === "string") return document.createTextNode(vnode);
  const [tag, attributes, children] = vnode;
  const svg = tag === "svg" || parent.namespaceURI === SVG;
  const node = svg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  const kids = children.flatMap((child) => (isFold(child) ? child : [child])).map((child) => make(child, node));
  node.append(...kids);
  drawn.set(node, kids);
  return node;
}

/** Whether a child is what a <details> folds away: a list of the nodes that are to be seen of it. */
const isFold = (child) => Array.isArray(child) && typeof child[0] !== "string";

/** Write one attribute; null takes it away. Styles go through the style object, which a strict content policy allows. */
function set(node, name, value) {
  if (name === "key") return;
  if (name === "style") node.style.cssText = value ?? "";
  else if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, name === "href" ? drawing(value) : value);
  if (name === "value") node.value = value ?? "";
  else if (name === "checked") node.checked = value !== null;
}

// ---- sprites

const sprites = new Set(); // those that are in the page or on their way

/** The address of a drawing within the page: in a file, browsers may read that again for every drawing that is new. */
export function drawing(href) {
  const [path, name] = href.split("#");
  if (!/^assets\/.*\.svg$/.test(path)) return href;
  if (!sprites.has(path)) bring(path);
  return `#${name}`;
}

/** Put a sprite into the page, its styles through the style object. */
async function bring(path) {
  sprites.add(path);
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(answer.statusText);
    const text = (await answer.text()).replaceAll(' style="', ' data-style="');
    const place = document.createElement("div");
    place.hidden = true;
    place.append(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
    for (const node of place.querySelectorAll("[data-style]")) node.style.cssText = node.dataset.style;
    document.body.append(place);
  } catch {
    sprites.delete(path); // no network, or a server that refused: tried again with the next drawing
  }
}
