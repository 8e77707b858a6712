import { join } from "node:path";
import { NIGHTLY_MODES } from "../.storybook/modes/test-modes.ts";
import { runCommand } from "./steps.ts";

/**
 * Runs what `npm run test:full` leaves out: stories in more modes, all API tests on the embedded engine, hundreds of random
 * sequences of shoppers' and owner's steps on each engine, and the journeys' long tables. `npm run test:nightly -- tablet
 * embedded` runs only those two.
 */
const MODES = NIGHTLY_MODES.map(({ name }) => name);
/** Journeys with tables of which only the nightly run tries every combination. */
const LONG_JOURNEYS = ["layout-shift", "missing-code", "first-styles", "first-page-without-code", "pieces"].map(
  (name) => `${name}.test.ts`,
);
const OTHERS: Readonly<Record<string, string[]>> = {
  sequences: ["apps/api/vitest.config.ts", "random-sequences.test.ts"],
  "sequences-on-server": ["apps/api/vitest.postgresql.config.ts", "random-sequences.test.ts"],
  embedded: ["apps/api/vitest.config.ts"],
  journeys: ["e2e/vitest.config.ts", ...LONG_JOURNEYS],
};

const all = [...MODES, ...Object.keys(OTHERS)];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Nothing of the night is called ${unknown.join(", ")}. There are ${all.join(", ")}.`);
  process.exit(2);
}
const wanted = named.length === 0 ? all : named;

process.env["NIGHTLY"] = "true";
const modes = wanted.filter((name) => MODES.includes(name));
const runs: [name: string, words: string[]][] = wanted.flatMap((name) => (OTHERS[name] ? [[name, OTHERS[name]]] : []));
if (modes.length > 0)
  runs.unshift(["stories", ["packages/ui/vitest.config.ts", ...modes.map((name) => `--project=${name}`)]]);

for (const [name, [config = "", ...words]] of runs) {
  const report = join(import.meta.dirname, `../test-results/nightly-${name}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runCommand("vitest", ["run", "--config", config, ...reporters, ...words]);
  if (code !== 0) process.exitCode = code;
}
