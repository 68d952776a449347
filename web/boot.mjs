// Starts Pyodide for PyScript in the worker, the engine in it: from the second visit on with the memory of a start
// made by the build.

import "./storage.mjs";
import { fetchWell } from "./fetching.mjs";
import { loadPyodide as start, version } from "./pyodide.mjs";

export { version };

const SNAPSHOT = new URL("./@@SNAPSHOT@@", import.meta.url).href;
const ENGINE = new URL("../../stih.zip", import.meta.url).href;
const PAGE = 4096; // bytes

const lost = fetchWell();
const kept = findSnapshot();
const memory = kept.then((response) => response && spread(response)); // both come while Pyodide is made ready
const engine = kept.then((response) => !response && readEngine(), readEngine);
for (const promise of [lost, kept, memory, engine]) promise.catch(() => {}); // what goes wrong is told where it is asked for

/** Start Pyodide, from the snapshot if it is here and sound. */
export async function loadPyodide(options) {
  return (await fromSnapshot(options)) ?? fromFiles(options);
}

/** Pyodide as it starts anywhere, with the engine where Python finds it. */
async function fromFiles(options) {
  const python = await Promise.race([start(options), lost]);
  python.unpackArchive((await engine) || (await readEngine()), "zip");
  return python;
}

/** Pyodide as the snapshot left it, the engine loaded; nothing where there is none or it is of no use. */
async function fromSnapshot(options) {
  try {
    if (!(await kept)) return undefined;
    const python = await Promise.race([start({ ...options, _loadSnapshot: memory }), lost]);
    python.runPython("import random; random.seed()"); // or every start would deal the same cards
    console.debug("stih: started from the snapshot");
    return python;
  } catch (error) {
    console.debug("stih: started without the snapshot,", error);
    return undefined;
  }
}

/** The engine's archive. */
async function readEngine() {
  const response = await fetch(ENGINE);
  return response.arrayBuffer();
}

/** The memory kept by the service worker (web/sw.js), which fetches it after the first visit; or nothing. */
async function findSnapshot() {
  return caches.match(SNAPSHOT);
}

/** The memory, as bytes: size, number of pages, their places, the pages that are not empty (py/tools/compiling.py). */
async function spread(response) {
  const sparse = await response.arrayBuffer();
  const [size, count] = new Uint32Array(sparse, 0, 2);
  const places = new Uint32Array(sparse, 8, count);
  const pages = new Uint8Array(sparse, 8 + 4 * count, count * PAGE);
  const memory = new Uint8Array(size);
  places.forEach((place, number) => {
    const length = Math.min(PAGE, size - place * PAGE);
    memory.set(pages.subarray(number * PAGE, number * PAGE + length), place * PAGE);
  });
  return memory;
}
