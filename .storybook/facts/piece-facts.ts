import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { source } from "../../scripts/piece-modules.ts";
import { type Change, changesOf, type Maturity, maturityOf, readChanges } from "./changes.ts";
import { type Keys, readGuide } from "./guides.ts";
import { root } from "./module-imports.ts";
import { otherNames } from "./other-names.ts";
import { placesOf } from "./places.ts";
import { variablesByEntry } from "./variables.ts";

/** What a component's documentation page says beyond its stories and props, all of it read from the sources. */
export interface PieceFacts {
  /** Path of its entry: "@selvedge/ui/button". */
  entry: string;
  /** When to use it; text in backticks is code. */
  use: string;
  otherNames: string[];
  maturity: Maturity;
  /** Cells of the README's table by column: KB of 1,024 bytes, and where it runs. */
  sizes: Record<string, string>;
  /** Titles of the stories of components that render it. */
  inPieces: string[];
  isInFrame: boolean;
  /** Titles of the stories of pages that show it themselves. */
  onPages: string[];
  /** CSS variables that its own classes read: "--sv-accent". */
  variables: string[];
  keys: Keys[];
  checks: Checks;
  changes: Change[];
}

export interface Checks {
  /** Names of its stories, which axe and the picture tests check: "LongContent". */
  stories: string[];
  /** Names of stories that are played by keyboard. */
  byKeyboard: string[];
  /** Whether accessibility trees of it are committed. */
  hasTree: boolean;
}

/** Facts by title of the stories: "Forms/Button". */
export function pieceFacts(): Record<string, PieceFacts> {
  const files = globSync("*/*.stories.tsx", { cwd: source }).filter((file) =>
    existsSync(join(source, dirname(file), "index.ts")),
  );
  const stories = files.toSorted().map((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return { entry: dirname(file), text, title: /\btitle: "(\w+\/\w+)"/.exec(text)?.[1] ?? file };
  });
  const entries = [...new Set(stories.map(({ entry }) => entry))];
  const titlesOf = (wanted: readonly string[]) =>
    stories.filter(({ entry }) => wanted.includes(entry)).map(({ title }) => title);
  const places = placesOf(entries);
  const variables = variablesByEntry(entries);
  const [guide, changes, sizes, names] = [readGuide(), readChanges(), sizesByEntry(), otherNames()];
  const titled = new Set(stories.map(({ title }) => nameOf(title)));

  return Object.fromEntries(
    stories.map(({ entry, title, text }): [string, PieceFacts] => {
      const name = nameOf(title);
      const exported = exportsOf(entry);
      const ownChanges = changesOf(exported, changes);
      const place = places.get(entry);
      return [
        title,
        {
          entry: `@selvedge/ui/${entry}`,
          use: guide.use.get(title) ?? "",
          otherNames: names.get(title) ?? [],
          maturity: maturityOf(exported, ownChanges),
          sizes: sizes.get(entry) ?? {},
          inPieces: titlesOf(place?.entries ?? []),
          isInFrame: place?.isInFrame ?? false,
          onPages: place?.pages ?? [],
          variables: variables.get(entry) ?? [],
          // A part without stories of its own is on the page of its component.
          keys: exported
            .filter((each) => each === name || !titled.has(each))
            .flatMap((each) => guide.keys.get(each) ?? []),
          checks: checksOf(entry, text),
          changes: ownChanges,
        },
      ];
    }),
  );
}

const nameOf = (title: string) => title.split("/")[1] ?? "";

/** Names of the run-time exports of an entry. */
const exportsOf = (entry: string): string[] =>
  [...readFileSync(join(source, entry, "index.ts"), "utf8").matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.trim().split(" as ").at(-1) ?? "")
    .filter((name) => name !== "" && !name.startsWith("type "));

function checksOf(entry: string, text: string): Checks {
  const stories = text.split(/^export const /m).slice(1);
  const byKeyboard = stories.filter((story) => /\.keyboard\(|\.tab\(|\btabTo\(/.test(story));
  const nameIn = (story: string) => /^\w+/.exec(story)?.[0] ?? "";
  return {
    stories: stories.map(nameIn),
    byKeyboard: byKeyboard.map(nameIn),
    hasTree: globSync(`packages/ui/trees/${entry}.*.snap`, { cwd: root }).length > 0,
  };
}

/** The sizes in the README, which a test keeps up to date. */
function sizesByEntry(): Map<string, Record<string, string>> {
  const readme = readFileSync(join(root, "packages/ui/README.md"), "utf8");
  const start = readme.indexOf("| Piece | States |");
  const [head = "", , ...rows] = readme.slice(start, readme.indexOf("\n\n", start)).split("\n");
  const cells = (row: string) => row.slice(2, -2).split(" | ");
  const columns = cells(head);
  return new Map(
    rows.map((row) => {
      const [entry = "", , ...values] = cells(row);
      return [entry.replaceAll("`", ""), Object.fromEntries(values.map((value, i) => [columns[i + 2] ?? "", value]))];
    }),
  );
}
