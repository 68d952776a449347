// Starts Pyodide for PyScript, also where the browser forbids storage: in a frame of another site, or in private.
//
// PyScript opens an IndexedDB to remember packages, before Pyodide starts and without a way around it. Where that
// is forbidden nothing would ever start, so there it gets a database that lives in memory; we fetch no packages.

if (!(await storageWorks())) {
  Object.defineProperty(globalThis, "indexedDB", { value: memoryDatabases(), configurable: true });
}

export { loadPyodide, version } from "./pyodide.mjs";

/** Whether a database can really be opened; asking for one may throw, fail later, or do neither. */
function storageWorks() {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open("stih-probe");
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
      request.onerror = request.onblocked = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/** As much of `indexedDB` as a map from keys to values needs, each database one map. */
function memoryDatabases() {
  const databases = new Map();
  return {
    open: (name) =>
      answer(() => {
        if (!databases.has(name)) databases.set(name, new Map());
        return database(databases.get(name));
      }),
  };
}

function database(entries) {
  const store = {
    clear: () => answer(() => entries.clear()),
    count: () => answer(() => entries.size),
    delete: (key) => answer(() => void entries.delete(key)),
    get: (key) => answer(() => entries.get(key)),
    getAllKeys: () => answer(() => [...entries.keys()]),
    getKey: (key) => answer(() => (entries.has(key) ? key : undefined)),
    put: (value, key) => answer(() => (entries.set(key, value), key)),
  };
  return {
    objectStoreNames: ["entries"],
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close() {},
  };
}

/** A request whose result comes a moment later, as IndexedDB gives it. */
function answer(work) {
  const request = {};
  queueMicrotask(() => {
    request.result = work();
    request.onsuccess?.({ type: "success", target: request });
  });
  return request;
}
