// Makes one file of a script and of all it imports: node bundle.mjs MODULES INPUT OUTPUT.
// What others made stays an import from where it stands in the site, but for what comes from node_modules/.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [modules, input, output] = process.argv.slice(2);
const { rollup } = await import(pathToFileURL(resolve(modules, "@rollup/wasm-node/dist/es/rollup.js")));

const bundle = await rollup({ input, external: (path) => path === "./pyodide.mjs" || path.startsWith("../vendor/") });
const made = await bundle.generate({ format: "es" });
await writeFile(output, made.output[0].code);
