import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileOfCommand } from "./commands.ts";

/**
 * Looks at the built @selvedge/ui as somebody who installs it would: manifest, types of every entry, plain Node.
 * Run after `npm run build -w @selvedge/ui`.
 */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const run = (command: string, ...args: string[]) =>
  execFileSync(process.execPath, [fileOfCommand(command), ...args], { cwd: ui, stdio: "inherit" });

const entries = globSync("src/*/index.ts", { cwd: ui })
  .map((file) => relative("src", dirname(file)))
  .toSorted();

run("publint", "--strict");
run(
  "attw",
  ...["--pack", ".", "--profile", "esm-only", "--quiet"],
  ...["--exclude-entrypoints", "./*", "./styles.css", "./tokens.json", "./package.json"],
  ...["--include-entrypoints", ...entries.map((entry) => `./${entry}`)],
);

const unmarked = globSync("src/**/*.tsx", { cwd: ui }).filter((file) => {
  const built = join(ui, file.replace(/^src/, "dist").replace(/\.tsx$/, ".js"));
  const source = readFileSync(join(ui, file), "utf8");
  return source.startsWith('"use client"') && !readFileSync(built, "utf8").startsWith('"use client"');
});
if (unmarked.length > 0) throw new Error(`The build has lost "use client" in ${unmarked.join(", ")}.`);

for (const entry of entries) await import(join(ui, "dist", entry, "index.js"));
console.log(`${entries.length} entries of @selvedge/ui: manifest, types and imports are right.`);
