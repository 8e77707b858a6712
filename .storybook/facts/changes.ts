import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./module-imports.ts";

export interface Change {
  /** Version that contains it; null before the next release. */
  version: string | null;
  text: string;
}

/** `new` is in no release yet, `changing` has changes that are not released yet, `stable` has neither. */
export type Maturity = "new" | "changing" | "stable";

/** Entries of the changelog and of the changesets that are not released yet, newest version first. */
export function readChanges(): Change[] {
  const changesets = globSync(".changeset/*.md", { cwd: root, exclude: ["**/README.md"] }).toSorted();
  const coming = changesets.flatMap((file): Change[] => {
    const [, head = "", text = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(root, file), "utf8")) ?? [];
    return head.includes('"@selvedge/ui"') ? [{ version: null, text: text.trim() }] : [];
  });
  const log = readFileSync(join(root, "packages/ui/CHANGELOG.md"), "utf8").split(/^## /m).slice(1);
  const released = log.flatMap((part) => {
    const [version = "", ...lines] = part.split("\n");
    return lines.filter((line) => line.startsWith("- ")).map((line): Change => ({ version, text: line.slice(2) }));
  });
  return [...coming, ...released];
}

/** The changes that name one of these exports in code style. */
export const changesOf = (names: readonly string[], changes: readonly Change[]): Change[] => {
  const named = new RegExp(`\`<?(?:${names.join("|")})\\b`);
  return names.length === 0 ? [] : changes.filter(({ text }) => named.test(text));
};

/** `changes` are those that name one of the exports. */
export function maturityOf(names: readonly string[], changes: readonly Change[]): Maturity {
  const coming = changes.filter(({ version }) => version === null);
  const added = new RegExp(`^Added (?:the )?\`(?:${names.join("|")})\``);
  if (coming.some(({ text }) => added.test(text))) return "new";
  return coming.length > 0 ? "changing" : "stable";
}
