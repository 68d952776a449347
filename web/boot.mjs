// Starts Pyodide for PyScript in the worker, also where the browser forbids storage (see web/storage.mjs).

import { useMemory } from "../../web/storage.mjs";

if (!(await storageWorks())) useMemory();

export { loadPyodide, version } from "./pyodide.mjs";

/** Whether a database can really be opened; asking for one may throw, or fail later. */
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
