// PyScript opens an IndexedDB to remember packages, on the page and in the worker, before it starts a Python, and there is
// no way around it. We fetch no packages: it gets a database that lives in memory. A real one has to be brought from the
// disk first, and where the browser forbids it, in a frame of another site or in private, no Python would start.

Object.defineProperty(globalThis, "indexedDB", { value: memoryDatabases(), configurable: true });

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

/** Whether the page has no storage. A browser says so by throwing: when it is asked for where that is forbidden, when it is
    read where the browser's own file of it is broken. */
function pageMayNotStore() {
  try {
    window.localStorage.getItem("stih/1/index");
    return false;
  } catch {
    return true;
  }
}

if (globalThis.window && pageMayNotStore()) {
  // MicroPython cannot catch what reading a property throws; None is what its code asks for.
  Object.defineProperty(window, "localStorage", { value: null, configurable: true });
}
