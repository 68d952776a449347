// How the worker fetches what it starts from: once more if it must be, as on a phone's network, and WebAssembly is compiled
// as it comes.
// Pyodide asks for its WebAssembly first, but has it compiled only when all else is there; and browsers compile it while it
// is being fetched only if the host sends it as application/wasm. Here it is compiled as it comes, of whatever type.

const AGAIN_AFTER = 1000; // milliseconds

const compiling = new WeakMap(); // by the promise of a response

/** Fetch so from now on. Gives a promise that fails with the first file that cannot be had: without it Pyodide may wait for
    ever. */
export function fetchWell() {
  const { fetch } = globalThis;
  WebAssembly.instantiateStreaming = instantiate;
  return new Promise((_, lose) => {
    globalThis.fetch = (...wanted) => {
      const once = () => fetch(...wanted).then(sound);
      const response = once().catch(() => pause().then(once));
      response.catch(lose);
      if (String(wanted[0]).endsWith(".wasm")) begin(response).catch(lose);
      return response;
    };
  });
}

async function sound(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (!response.url.endsWith(".zip")) return response;
  const bytes = await response.arrayBuffer();
  if (!isArchive(new DataView(bytes))) throw new Error(`${response.url} is not whole`);
  return new Response(bytes, response);
}

/** Whether bytes end as a ZIP archive without a comment does: of one that is cut Pyodide makes nothing, for ever. */
const isArchive = (bytes) => bytes.byteLength > 22 && bytes.getUint32(bytes.byteLength - 22) === 0x504b0506;

const pause = () => new Promise((go) => setTimeout(go, AGAIN_AFTER));

async function instantiate(source, imports) {
  const module = await (compiling.get(source) ?? compile(source));
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}

function begin(response) {
  const module = compile(response);
  compiling.set(response, module);
  return module;
}

async function compile(source) {
  const response = await source;
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
