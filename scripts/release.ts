import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Release, objections } from "./release-rules.ts";

/**
 * Publishes @selvedge/ui with provenance, and tags the commit. `--dry-run` builds and packs, and prints what would be
 * published.
 */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const isRehearsal = process.argv.includes("--dry-run");
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: "inherit" });
const answer = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: "utf8" }).trim();

const { version, repository } = JSON.parse(readFileSync(join(ui, "package.json"), "utf8")) as Release["manifest"];
const wrong = objections({
  manifest: { version, repository },
  changelog: readFileSync(join(ui, "CHANGELOG.md"), "utf8"),
  pending: globSync("*.md", { cwd: join(root, ".changeset") }).filter((name) => name !== "README.md"),
  changed: answer("git", "status", "--porcelain"),
  tags: answer("git", "tag", "--list", "@selvedge/ui@*").split("\n"),
});

console.log(`@selvedge/ui ${version}`);
for (const objection of wrong) console.log(`- ${objection}`);
if (wrong.length > 0 && !isRehearsal) process.exit(1);

// Lifecycle scripts are disabled in this repository; packing needs the build script.
const publish = ["publish", "-w", "@selvedge/ui", "--ignore-scripts=false", "--access=public"];
run("npm", ...publish, ...(isRehearsal ? ["--dry-run"] : ["--provenance"]));
if (!isRehearsal) {
  run("git", "tag", `@selvedge/ui@${version}`);
  run("git", "push", "origin", `@selvedge/ui@${version}`);
}
