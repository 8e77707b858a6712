import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { colourValues, shapeVariables } from "../../packages/ui/theme.ts";
import { classesOf } from "../../scripts/piece-styles.ts";
import { source } from "../../scripts/piece-modules.ts";
import { stylesheet } from "../../scripts/ui-styles.ts";

/** Everything that an app can set, in the order of the documentation. */
const SETTABLE = ["--sv-spacing", ...Object.keys(colourValues("light")), ...Object.keys(shapeVariables)];

/** The variables that each class of the library reads. */
function variablesOfClasses(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  parse(stylesheet("pieces")).walkRules((rule) => {
    const read = Array.from(rule.toString().matchAll(/var\((--sv-[\w-]+)/g), ([, name = ""]) => name);
    for (const name of classesOf(rule.selector)) known.set(name, new Set([...(known.get(name) ?? []), ...read]));
  });
  return known;
}

/** The settable variables that the classes in each entry's own folder read; those of its parts are in their own. */
export function variablesByEntry(entries: readonly string[]): Map<string, string[]> {
  const ofClass = variablesOfClasses();
  return new Map(
    entries.map((entry) => {
      const files = globSync(`${entry}/*.{ts,tsx}`, { cwd: source, exclude: ["**/*.{stories,test}.{ts,tsx}"] });
      const words = files.flatMap((file) => readFileSync(join(source, file), "utf8").match(/[^\s"'`]+/g) ?? []);
      const read = new Set(words.flatMap((word) => [...(ofClass.get(word) ?? [])]));
      return [entry, SETTABLE.filter((name) => read.has(name))];
    }),
  );
}
