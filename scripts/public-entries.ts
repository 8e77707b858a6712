import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ui = join(import.meta.dirname, "../packages/ui/src");

/** The library's components and factories by exported name, each with its entry. */
export function publicEntries(): Record<string, string> {
  const indexes = globSync("*/index.ts", { cwd: ui }).map((file): [entry: string, file: string] => [
    dirname(file),
    file,
  ]);
  const icons = globSync("icons/*.tsx", { cwd: ui }).map((file): [entry: string, file: string] => [
    `icons/${basename(file, ".tsx")}`,
    file,
  ]);
  return Object.fromEntries(
    [...indexes, ...icons].flatMap(([entry, file]) =>
      exportedComponents(join(ui, file)).map((name) => [name, `@selvedge/ui/${entry}`]),
    ),
  );
}

function exportedComponents(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = ""]) => names.split(","));
  const declared = [...source.matchAll(/^export function (\w+)/gm)].map(([, name = ""]) => name);
  const names = [
    ...lists.filter((name) => !/^\s*type /.test(name)).map((name) => name.trim().split(" as ").at(-1) ?? ""),
    ...declared,
  ];
  return names.filter((name) => /^(?:[A-Z]|create)/.test(name) && !/^[A-Z_]{2,}$/.test(name));
}
