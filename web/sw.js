// Keeps the whole site in the browser, so that it opens at once and without a network.
// The build writes VERSION and the lists of paths with their hashes: FILES is what the site needs, LATER what only
// makes the next start quicker, AUTHORS what the page for authors needs besides; these two are fetched when a page asks.
// A new version fetches only what has changed, and waits
// until the page lets it take over, so that a game is never continued on two versions at a time.

const VERSION = "@@VERSION@@";
const FILES = "@@FILES@@";
const LATER = "@@LATER@@";
const AUTHORS = "@@AUTHORS@@";

const SCOPE = new URL(self.registration.scope);
const FAMILY = `stih ${SCOPE.pathname} `; // another copy of the site may live beside this one
const CACHE = FAMILY + VERSION;
const HASH = "stih-hash";

const ASKED = { "stih:later": LATER, "stih:authors": AUTHORS };
const asked = {}; // the fetching of these lists, once they have been asked for

/** The address a file is kept under. A host may rename index.html to its folder, never the other way round. */
const address = (path) => new URL(path === "index.html" ? "./" : path, SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(keep(FILES)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "stih:take-over") self.skipWaiting();
  if (Object.hasOwn(ASKED, event.data)) event.waitUntil((asked[event.data] ??= keep(ASKED[event.data])));
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === SCOPE.origin && url.pathname.startsWith(SCOPE.pathname);
  if (event.request.method === "GET" && ours) event.respondWith(respond(event.request, url));
});

async function keep(files) {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all((await family()).map((name) => caches.open(name)));
  for (const [path, hash] of Object.entries(files)) {
    const known = await find(kept, path, hash);
    if (known?.cache !== cache) await cache.put(address(path), known?.response ?? (await download(path, hash)));
  }
}

/** The caches of all versions that are still here, this one's too: it may have been interrupted. */
async function family() {
  return (await caches.keys()).filter((name) => name.startsWith(FAMILY));
}

async function find(kept, path, hash) {
  for (const cache of kept) {
    const response = await cache.match(address(path));
    if (response?.headers.get(HASH) === hash) return { cache, response };
  }
}

/** Fetch a file and make sure it is the one meant: while a host is being updated it may serve another. */
async function download(path, hash) {
  const response = await fetch(address(path), { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await shortHash(bytes)) !== hash) throw new Error(`${path} is not of version ${VERSION}`);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return new Response(path.endsWith(".snapshot") ? unpacked(bytes) : bytes, { headers: { "content-type": type, [HASH]: hash } });
}

/** What is needed at every start is not unpacked then. */
function unpacked(bytes) {
  return new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
}

async function shortHash(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function activate() {
  for (const name of await family()) {
    if (name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function respond(request, url) {
  const path = url.pathname.slice(SCOPE.pathname.length) || "index.html";
  const known = [FILES, LATER, AUTHORS].some((list) => Object.hasOwn(list, path));
  const cached = known && (await (await caches.open(CACHE)).match(address(path)));
  return cached || fetch(request);
}
