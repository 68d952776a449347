// Run pyc.py inside Pyodide. Arguments: the folder of Pyodide, pyc.py, "library" or "package",
// what to compile (a zip or a folder), the zip to write.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, script, work, source, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));

// Without sources a traceback has no use for columns, and they are a good part of the bytecode.
const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
const mounted = path.resolve(source);
python.FS.mkdirTree("/in");
python.FS.mount(python.FS.filesystems.NODEFS, { root: path.dirname(mounted) }, "/in");
python.runPython(fs.readFileSync(script, "utf8"));
python.globals.get(work)(`/in/${path.basename(mounted)}`, "/out.zip");
fs.writeFileSync(out, python.FS.readFile("/out.zip"));
process.exit(0);
