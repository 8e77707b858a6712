import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const COPIED = ["apps", "packages", "scripts", "package.json"];
const LEFT_OUT = new Set(["node_modules", "dist", ".cache", ".data"]);

/** What the later version adds to the database. */
export const LATER = { version: "999.0.0", migration: "999-of-later-version", column: "of_later_version" };

/**
 * Makes a later version of the shop in `folder`: these sources with another version, and one more migration, which adds a column to the
 * orders. Packages are linked. Returns `folder`.
 */
export function makeLaterVersion(folder: string): string {
  mkdirSync(folder);
  for (const name of COPIED) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  }
  linkPackages(root, folder);
  for (const workspace of workspacesOf(root)) linkPackages(join(root, workspace), join(folder, workspace));
  for (const workspace of workspacesOf(root)) {
    const { name } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as { name: string };
    mkdirSync(join(folder, "node_modules", "@selvedge"), { recursive: true });
    symlinkSync(join(folder, workspace), join(folder, "node_modules", name));
  }
  change(join(folder, "apps/api/package.json"), /"version": "[^"]+"/, `"version": "${LATER.version}"`);
  const added = `"${LATER.migration}": { up: (db) => db.schema.alterTable("orders").addColumn("${LATER.column}", "text").execute() },`;
  change(join(folder, "apps/api/src/database/migrations.ts"), /\};\s*$/, `  ${added}\n};\n`);
  return folder;
}

/** The folders of the workspaces, below the root. */
function workspacesOf(folder: string): string[] {
  return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { workspaces: string[] }).workspaces;
}

/** Links all packages but those of this repository, which the later version has its own of. */
function linkPackages(from: string, to: string): void {
  const packages = join(to, "node_modules");
  for (const name of namesIn(join(from, "node_modules"))) {
    if (name === "@selvedge" || name.startsWith(".")) continue;
    mkdirSync(packages, { recursive: true });
    symlinkSync(join(from, "node_modules", name), join(packages, name));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function change(file: string, what: RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!what.test(text)) throw new Error(`${file} has changed: there is no ${String(what)} in it.`);
  writeFileSync(
    file,
    text.replace(what, () => to),
  );
}
