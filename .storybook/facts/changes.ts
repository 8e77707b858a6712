import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./module-imports.ts";

export interface Change {
  /** Version that contains it; null before the next release. */
  version: string | null;
  text: string;
}

/**
 * `new`: the next release adds it. `changing`: changes of the next release name it. `stable`: none does, although a change
 * of all components may concern it.
 */
export type Maturity = "new" | "changing" | "stable";

/** Entries of the changelog and of the changesets that are not released yet, newest version first. */
export function readChanges(): Change[] {
  const changesets = globSync(".changeset/*.md", { cwd: root, exclude: ["**/README.md"] }).toSorted();
  return [
    ...changesets.flatMap((file) => changeIn(readFileSync(join(root, file), "utf8"))),
    ...changesOfLog(readFileSync(join(root, "packages/ui/CHANGELOG.md"), "utf8")),
  ];
}

/** The change of a changeset; none if it concerns other packages. Only its first paragraph, because others may have code. */
export function changeIn(changeset: string): Change[] {
  const [, head = "", text = ""] = /^---\n([^]*?)\n---\n\s*([^]*?)(?:\n\n|\s*$)/.exec(changeset) ?? [];
  return head.includes('"@selvedge/ui"') ? [{ version: null, text }] : [];
}

/** The entries of a changelog, without the hashes of their commits. */
export const changesOfLog = (log: string): Change[] =>
  log
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [version = "", ...lines] = part.split("\n");
      return lines
        .filter((line) => line.startsWith("- "))
        .map((line) => ({ version, text: line.slice(2).replace(/^[\da-f]{7,}: /, "") }));
    });

/** The changes that name one of these exports in code style. */
export const changesOf = (names: readonly string[], changes: readonly Change[]): Change[] => {
  const named = new RegExp(`\`<?(?:${names.join("|")})\\b`);
  return names.length === 0 ? [] : changes.filter(({ text }) => named.test(text));
};

/** `changes` are those that name one of the exports. */
export function maturityOf(names: readonly string[], changes: readonly Change[]): Maturity {
  const coming = changes.filter(({ version }) => version === null);
  if (coming.some(({ text }) => addedBy(text).some((name) => names.includes(name)))) return "new";
  return coming.length > 0 ? "changing" : "stable";
}

/** What the first sentence of "Added `A` with `B` …" names; "Added `prop` to `A`" adds no component. */
function addedBy(text: string): string[] {
  const [sentence = ""] = /^Added .*?(?=\. | to `|$)/.exec(text) ?? [];
  return Array.from(sentence.matchAll(/`(\w+)`/g), ([, name = ""]) => name);
}
