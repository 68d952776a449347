// Browsers compile WebAssembly while it is being fetched only if the host sends it as application/wasm, and Pyodide
// knows no other way. From a host that sends another type it is compiled once it is here.

/** Let WebAssembly be started from a response of any type. */
export function compileAnyType() {
  const streaming = WebAssembly.instantiateStreaming;
  if (!streaming) return;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    const known = response.headers.get("content-type")?.startsWith("application/wasm");
    if (known) return streaming.call(WebAssembly, response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  };
}
