import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** Static and dynamic imports that exist at run time. */
const IMPORT = /(?:^(?:import|export)(?! type\b)[^;"]*?from |^import |\bimport\()\s*"([^"]+)"/gm;
const ENTRY = /^@selvedge\/ui\/([\w-]+)/;

export interface Reached {
  /** Files, as paths from the root. */
  files: Set<string>;
  /** Entries of @selvedge/ui that these files import: "button". */
  entries: Set<string>;
}

/** What a file, as a path from the root, imports at run time, as written there. */
export const importsOf = (file: string): string[] =>
  Array.from(readFileSync(join(root, file), "utf8").matchAll(IMPORT), ([, name = ""]) => name);

/** Everything that a file of an app loads sooner or later. Files that `isOutside` returns true for are left out. */
export function reachedFrom(file: string, isOutside: (file: string) => boolean = () => false): Reached {
  const reached: Reached = { files: new Set(), entries: new Set() };
  visit(file);
  return reached;

  function visit(path: string): void {
    if (reached.files.has(path) || isOutside(path)) return;
    reached.files.add(path);
    for (const name of importsOf(path)) {
      const entry = ENTRY.exec(name)?.[1];
      if (entry) reached.entries.add(entry);
      const target = relative(root, join(root, dirname(path), name));
      if (/^\..*\.tsx?$/.test(name) && existsSync(join(root, target))) visit(target);
    }
  }
}
