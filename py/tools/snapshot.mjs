// Start Pyodide, load our engine in it and write what then lies in its memory: a start from that skips both.
// Arguments: the folder of Pyodide, the compiled library, the compiled engine, the file to write.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, engine, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));

// The same as in the page, where the engine's zip is unpacked into the home folder.
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };
const python = await loadPyodide({ _makeSnapshot: true, env, stdLibURL: path.resolve(library) });
python.FS.writeFile("/tmp/engine.zip", fs.readFileSync(engine));
python.runPython(`
import gc, html, sys
sys.path.insert(0, "/tmp/engine.zip")
import stih.session
sys.path.remove("/tmp/engine.zip")
sys.path_importer_cache.clear()
gc.collect()
`);
fs.writeFileSync(out, python.makeMemorySnapshot());
process.exit(0);
