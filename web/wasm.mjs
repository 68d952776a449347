// Pyodide asks for its WebAssembly first, but has it compiled only when all else is there; and browsers compile it while it
// is being fetched only if the host sends it as application/wasm. Here it is compiled as it comes, of whatever type.

const compiling = new WeakMap(); // by the promise of a response

/** Have WebAssembly compiled as soon as it is fetched. */
export function compileEarly() {
  const { fetch } = globalThis;
  globalThis.fetch = (resource, ...more) => {
    const response = fetch(resource, ...more);
    if (String(resource).endsWith(".wasm")) begin(response);
    return response;
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = await (compiling.get(source) ?? compile(source));
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

function begin(response) {
  const module = compile(response);
  module.catch(() => {}); // told when it is asked for
  compiling.set(response, module);
}

async function compile(source) {
  const response = await source;
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
