import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Vitest arguments that select the files affected by changes since main; on main itself, by uncommitted changes. Outside a
 * Git repository all files are selected.
 */
export const sinceMain = (): string[] =>
  existsSync(join(root, ".git")) ? [`--changed=${mergeBaseWithMain()}`, "--passWithNoTests"] : [];

function mergeBaseWithMain(): string {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
  const isThere = (name: string) => git("branch", "--all", "--list", "--format=%(refname:short)", name) !== "";
  const main = ["main", "origin/main"].find(isThere);
  return main === undefined ? git("rev-parse", "HEAD") : git("merge-base", "HEAD", main);
}
