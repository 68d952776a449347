// All JavaScript that the page needs before its Python. The build makes one file of it, with Fluent in it: a browser asks
// a host for few files at a time.

import "./storage.mjs"; // before PyScript asks for a database

export * as draw from "./draw.mjs";
export * as failing from "./failing.mjs"; // before PyScript starts a worker
export * as fluent from "../node_modules/@fluent/bundle/esm/index.js";
export * as frame from "./frame.mjs";
export * as install from "./install.mjs";
export * as keep from "./keep.mjs";
export * as register from "./register.mjs";
export * as share from "./share.mjs";
export * as ways from "./ways.mjs";
