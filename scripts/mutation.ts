import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { isSurvivor, inOneLine } from "./mutation-survivors.ts";

/**
 * Mutation testing with Stryker: changes the code in small ways, and lists the mutants that no test detects. `npm run
 * test:mutation` covers all areas and takes hours, so it runs nightly; `npm run test:mutation -- commerce` covers one.
 * Fails if fewer than 85 percent of an area's mutants are detected. The list is written to test-results/mutation.md.
 */
const LEAST_PERCENT = 85;

interface Area {
  /** Vitest configuration of the tests that must detect the mutants. */
  config: string;
  /** The folder of those tests. @default every test that imports the mutated code */
  dir?: string;
  mutate: readonly string[];
}

/**
 * A module is covered by its own tests, because all API tests import it through the app. They run on a PostgreSQL server,
 * because only there a race can fail a test, and because the embedded engine takes three times as long to open.
 */
const module = (name: string): Area => ({
  config: "apps/api/vitest.postgresql.config.ts",
  dir: `apps/api/src/${name}`,
  mutate: [`apps/api/src/${name}/*.ts`, "!**/*.test.ts"],
});

const AREAS: Record<string, Area> = {
  // Without the wire schemas, which the API's tests cover, and data tables.
  commerce: {
    config: "packages/commerce/vitest.config.ts",
    mutate: [
      "packages/commerce/src/*.ts",
      "!**/*.test.ts",
      "!packages/commerce/src/{common-passwords,places,postal-table-*}.ts",
    ],
  },
  cart: module("cart"),
  checkout: module("checkout"),
  payments: module("payments"),
  bank: module("payments/sandbox"),
  razorpay: module("payments/razorpay"),
  hooks: { config: "packages/ui/vitest.hooks.config.ts", mutate: ["packages/ui/src/**/use-*.ts"] },
};

interface Outcome {
  area: string;
  noticed: number;
  all: number;
  survivors: string[];
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(`No area is called ${unknown.join(", ")}. There are ${Object.keys(AREAS).join(", ")}.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [area, { config, dir, mutate }] of Object.entries(AREAS)) {
  if (wanted.length > 0 && !wanted.includes(area)) continue;
  const results = await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "mutation-survivors.ts")],
    vitest: { configFile: config, ...(dir === undefined ? {} : { dir }) },
    mutate: [...mutate],
    coverageAnalysis: "perTest",
    concurrency: 2,
    dryRunTimeoutMinutes: 30,
    // A timeout counts as detected, so it is long enough for a busy machine.
    timeoutMS: 30_000,
    reporters: ["progress-append-only", "survivors"],
    // Stryker would rewrite paths of tsconfig with an API that this compiler version no longer has.
    tsconfigFile: "none",
    tempDirName: ".cache/stryker",
    ignorePatterns: ["/e2e", "/bench", "/docs", "/storybook-static", "/apps/api/seed/{pictures,masters,film}", "dist"],
  }).runMutationTest();
  const counted = results.filter(({ status }) => ["Killed", "Timeout", "Survived", "NoCoverage"].includes(status));
  const lived = counted.filter(isSurvivor);
  outcomes.push({
    area,
    noticed: counted.length - lived.length,
    all: counted.length,
    survivors: lived.map(inOneLine),
  });
}

const percent = ({ noticed, all }: Outcome) => (all === 0 ? 100 : (100 * noticed) / all);
const table = outcomes.map(
  (outcome) => `| ${outcome.area} | ${outcome.noticed} of ${outcome.all} | ${percent(outcome).toFixed(1)} |`,
);
const report = [
  "| area | mutants noticed | percent |\n|---|---|---|",
  ...table,
  ...outcomes.map(
    ({ area, survivors }) => `\n## Not noticed in ${area}\n\n${survivors.map((line) => `- ${line}`).join("\n")}`,
  ),
].join("\n");
const directory = join(import.meta.dirname, "../test-results");
mkdirSync(directory, { recursive: true });
writeFileSync(join(directory, "mutation.md"), `${report}\n`);
console.log(report);
process.exitCode = outcomes.every((outcome) => percent(outcome) >= LEAST_PERCENT) ? 0 : 1;
