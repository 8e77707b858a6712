import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brotli, bytesOf, packs, pieces, scriptOf, scriptOfName } from "./piece-bytes.ts";

interface Budgets {
  whole: number;
  together: Record<string, number>;
  labels: Record<string, number>;
  /** `entry useName`: size of a hook alone. */
  headless: Record<string, number>;
}

/** In KB of 1,024 bytes. */
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, "../packages/ui/size.json"), "utf8")) as Budgets;
const readme = readFileSync(join(import.meta.dirname, "../packages/ui/README.md"), "utf8");
/** Allowed growth of an entry relative to packages/ui/size.json. */
const GROWTH = 1.1;

const rows: [name: string, entries: readonly string[], budget: number][] = [
  ["the whole library", pieces(), budgets.whole],
  ...Object.entries(budgets.together).map(([names, budget]): [string, string[], number] => [
    names,
    names.split(" + "),
    budget,
  ]),
  ...Object.entries(budgets.labels).map(([locale, budget]): [string, string[], number] => [
    `the words in ${locale}`,
    [`labels/${locale}`],
    budget,
  ]),
];

test("every label pack has a budget", () => {
  expect(Object.keys(budgets.labels)).toEqual(packs());
});

test.each(rows)("%s is at most a tenth larger than in packages/ui/size.json", async (_name, entries, budget) => {
  const size = (await bytesOf(entries)) / 1024;
  expect(size).toBeLessThanOrEqual(budget * GROWTH);
});

test.each(Object.entries(budgets.headless))(
  "%s contains no markup or styles, and is at most a tenth larger than in packages/ui/size.json",
  async (names, budget) => {
    const [entry = "", name = ""] = names.split(" ");
    const script = await scriptOfName(entry, name);
    expect(script).not.toMatch(/sv:|jsx|className:/);
    const size = brotli(script) / 1024;
    expect(size).toBeLessThanOrEqual(budget * GROWTH);
  },
);

test("no warning of the development build is in a production build", async () => {
  const script = await scriptOf(pieces());
  expect(script).toContain("must stand inside");
  expect(script).not.toMatch(/@selvedge\/ui: |has no accessible name|process\.env/);
});

test("the README has the budget of each hook, and an example that compiles", () => {
  const [headless = ""] = readme.split("\n## Headless\n")[1]?.split("\n## ") ?? [];
  const rows = headless.matchAll(/^\| `(\w+)`.*? \| `([\w-]+)` \|.*\| ([\d.]+) \|$/gm);
  expect(Object.fromEntries([...rows].map(([, hook, entry, size]) => [`${entry} ${hook}`, Number(size)]))).toEqual(
    budgets.headless,
  );
  const example = readFileSync(join(import.meta.dirname, "../packages/ui/consumers/headless.tsx"), "utf8");
  expect(headless).toContain(`\`\`\`tsx\n${example}\`\`\``);
});
