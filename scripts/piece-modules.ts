import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folder of the modules of @selvedge/ui; their paths are relative to it. */
export const source = join(import.meta.dirname, "../packages/ui/src");

/** Run-time imports and re-exports of our own modules: what is named, and from where. */
const LINK = /^(?:import|export)(?! type)([^;]*?) from "(\.[^"]+)"/gm;

export const readModule = (file: string): string => readFileSync(join(source, file), "utf8");

/** All modules that a module loads at run time, itself included. Of another entry only those that have the imported names. */
export function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, names = "", path = ""] of readModule(file).matchAll(LINK)) {
    for (const other of filesOf(names, join(dirname(file), path))) modulesOf(other, seen);
  }
  return seen;
}

/** The files that define these names: those that an entry exports them from, or the imported file itself. */
function filesOf(names: string, file: string): string[] {
  if (!existsSync(join(source, file))) throw new Error(`${file} is imported, and does not exist.`);
  if (!file.endsWith("/index.ts")) return [file];
  const wanted = namesIn(names);
  if (wanted.includes("*")) throw new Error(`${file} is imported as a whole: name what is used of it.`);
  return Array.from(readModule(file).matchAll(LINK)).flatMap(([, exported = "", path = ""]) =>
    namesIn(exported).some((name) => wanted.includes(name)) ? filesOf(names, join(dirname(file), path)) : [],
  );
}

/** `{ a, type B, c as d }` → a, c, d: everything that exists at run time. */
const namesIn = (braces: string): string[] =>
  braces
    .replaceAll(/[{}]/g, " ")
    .split(",")
    .flatMap((part) => (/^\s*type\s/.test(part) ? [] : part.trim().split(/\s+as\s+/)))
    .filter(Boolean);
