// Says sentences with the Fluent that the page uses. The argument is a folder of catalogues, LANGUAGE.ftl.
// A line in is {"language", "key", "args"} as JSON; a line out is the sentence, or null where there is none.
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const folder = process.argv[2];
const bundles = new Map();

function bundleOf(language) {
  if (!bundles.has(language)) {
    const bundle = new FluentBundle(language === "sr" ? "sr-Latn" : language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf8")));
    bundles.set(language, bundle);
  }
  return bundles.get(language);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { language, key, args } = JSON.parse(line);
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(key)?.value;
  writeSync(1, `${JSON.stringify(pattern ? bundle.formatPattern(pattern, args, []) : null)}\n`);
}
