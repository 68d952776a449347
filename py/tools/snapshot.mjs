// Start Pyodide, load our engine in it and write what then lies in its memory: a start from that skips both.
// Arguments: the folder of Pyodide, the compiled library, the compiled engine, the file to write.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, engine, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));

// The same as in the page. There the engine's zip is not unpacked beside a snapshot, so all of it is loaded now, but for
// the command line.
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0" };
const python = await loadPyodide({ _makeSnapshot: true, env, stdLibURL: path.resolve(library) });
python.FS.writeFile("/tmp/engine.zip", fs.readFileSync(engine));
python.runPython(`
import gc, html, importlib, pkgutil, sys
sys.path.insert(0, "/tmp/engine.zip")
import stih
for module in pkgutil.walk_packages(stih.__path__, "stih."):
    if module.name not in ("stih.__main__", "stih.cli"):
        importlib.import_module(module.name)
sys.path.remove("/tmp/engine.zip")
sys.path_importer_cache.clear()
gc.collect()
`);
fs.writeFileSync(out, python.makeMemorySnapshot());
process.exit(0);
