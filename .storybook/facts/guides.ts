import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./module-imports.ts";

/** A row of a keyboard table. Text in backticks is code. */
export interface Keys {
  /** Name of the component or part. */
  name: string;
  /** Names separated by spaces: "↓ ↑ Home". */
  keys: string;
  effect: string;
  /** Last segment of the address of the ARIA pattern; null for native behaviour. */
  pattern: string | null;
}

export interface Guide {
  /** When to use the component, by title of its stories. */
  use: Map<string, string>;
  /** Keyboard tables by component name. */
  keys: Map<string, Keys[]>;
}

const USE = /<Piece of="([^"]+)"[^>]*>([^]*?)<\/Piece>/g;
const KEYS = /<KeyRow piece="([^"]+)" keys="([^"]+)"(?: pattern="([^"]+)")?>([^]*?)<\/KeyRow>/g;

/** What the pages “Which piece” say of each component. */
export function readGuide(): Guide {
  const guide: Guide = { use: new Map(), keys: new Map() };
  for (const file of globSync("packages/ui/docs/groups/*.mdx", { cwd: root }).toSorted()) {
    const page = readFileSync(join(root, file), "utf8");
    for (const [, title = "", text = ""] of page.matchAll(USE)) guide.use.set(title, oneLine(text));
    for (const [, names = "", keys = "", pattern, effect = ""] of page.matchAll(KEYS)) {
      for (const name of names.split(", ")) {
        const row = { name, keys, effect: oneLine(effect), pattern: pattern ?? null };
        guide.keys.set(name, [...(guide.keys.get(name) ?? []), row]);
      }
    }
  }
  return guide;
}

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");
