import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Vitest's words for only those files that reach what differs from main; on main itself, what is not committed. A folder without
 * a repository cannot tell, and tries all.
 */
export const sinceMain = (): string[] =>
  existsSync(join(root, ".git")) ? [`--changed=${forkOfMain()}`, "--passWithNoTests"] : [];

function forkOfMain(): string {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
  const isThere = (name: string) => git("branch", "--all", "--list", "--format=%(refname:short)", name) !== "";
  const main = ["main", "origin/main"].find(isThere);
  return main === undefined ? git("rev-parse", "HEAD") : git("merge-base", "HEAD", main);
}
