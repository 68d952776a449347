// Reads catalogues with the Fluent that the page uses and writes every sentence they can make.
// In, as JSON: {language: {tag, text, words}}, `words` being what stands for a variable.
// Out: {language: {id: {variables, sentences, errors}}}.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const PLURALS = ["zero", "one", "two", "few", "many"];
const NUMBERS = [1, 2, 5, 21];

/** Calls `see(node)` for every part of a pattern, those of messages it refers to as well. */
function walk(node, messages, see) {
  if (Array.isArray(node)) node.forEach((part) => walk(part, messages, see));
  else if (node?.type === "mesg") walk(messages.get(node.name).value, messages, see);
  else if (node && typeof node === "object") {
    see(node);
    for (const part of [node.selector, node.args, node.variants, node.value]) walk(part, messages, see);
  }
}

/** The values a variable must take to reach each of these variants. */
function values(keys) {
  const numbers = keys.filter((key) => key.type === "num").map((key) => key.value);
  const words = keys.filter((key) => key.type === "str").map((key) => key.value);
  const counted = words.some((word) => PLURALS.includes(word)) || (numbers.length > 0 && words.join() === "other");
  const named = words.filter((word) => !PLURALS.includes(word) && !(word === "other" && counted));
  return [...new Set([...named, ...numbers, ...(counted ? NUMBERS : [])])];
}

/** The variables of a message, each with the values to try. */
function variables(message, messages, words) {
  const found = new Map();
  const keysOf = new Map();
  walk(message.value, messages, (node) => {
    if (node.type === "var" && !found.has(node.name)) found.set(node.name, [words[node.name] ?? 3]);
    if (node.type !== "select") return;
    const name = node.selector.name;
    keysOf.set(name, [...(keysOf.get(name) ?? []), ...node.variants.map((variant) => variant.key)]);
  });
  for (const [name, keys] of keysOf) found.set(name, values(keys));
  return found;
}

/** Every choice of one value for each variable. */
function choices(found) {
  let all = [{}];
  for (const [name, list] of found) all = all.flatMap((args) => list.map((value) => ({ ...args, [name]: value })));
  return all;
}

function read({ tag, text, words }) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const resource = new FluentResource(text);
  const doubles = bundle.addResource(resource).map(String);
  const messages = new Map(resource.body.map((message) => [message.id, message]));
  const report = {};
  for (const [id, message] of messages) {
    const errors = doubles.filter((error) => error.includes(`"${id}"`));
    const found = variables(message, messages, words);
    const faults = [];
    const sentences = choices(found).map((args) => bundle.formatPattern(message.value, args, faults));
    report[id] = { variables: [...found.keys()], sentences, errors: [...errors, ...faults.map(String)] };
  }
  return report;
}

const catalogues = JSON.parse(readFileSync(0, "utf8"));
const reports = Object.entries(catalogues).map(([language, catalogue]) => [language, read(catalogue)]);
process.stdout.write(JSON.stringify(Object.fromEntries(reports)));
