import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

/**
 * Asks Chromatic, offline, which stories a change affects, by the module graph of the last Storybook build. A story that
 * it cannot trace would keep an outdated screenshot. Run after `npm run build-storybook`.
 */
const root = join(import.meta.dirname, "..");
const { externals } = JSON.parse(readFileSync(join(root, "chromatic.config.json"), "utf8")) as { externals: string[] };

function touchedBy(...changed: string[]): string[] {
  const report = execFileSync(
    process.execPath,
    [fileOfCommand("chromatic"), "trace", "-s", "storybook-static/preview-stats.json", "-m", "compact", ...changed],
    { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  );
  return [...report.matchAll(/^— (.+\.stories\.tsx)$/gm)].map(([, file = ""]) => file).toSorted();
}

const stories = globSync(["packages/ui/src/**/*.stories.tsx", "apps/store/src/**/*.stories.tsx"], { cwd: root });
const problems: string[] = [];
function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) problems.push(otherwise);
}

const traced = touchedBy(...stories);
for (const story of stories) expectThat(traced.includes(story), `A change of ${story} does not touch it.`);

const recipe = "packages/ui/src/price/price.recipe.ts";
const touched = touchedBy(recipe);
const own = "packages/ui/src/price/price.stories.tsx";
const foreign = "packages/ui/src/skeleton/skeleton.stories.tsx";
expectThat(touched.includes(own), `A change of ${recipe} does not touch ${own}.`);
expectThat(!touched.includes(foreign), `A change of ${recipe} touches ${foreign}.`);

// The theme reaches components through Tailwind, which is not in the module graph, so these files force a full build.
for (const file of ["tailwind.config.ts", "packages/ui/tokens.json"]) {
  const isNamed = externals.includes(file);
  expectThat(isNamed, `${file} must be among the externals of chromatic.config.json.`);
}

for (const problem of problems) console.error(problem);
console.log(`${traced.length} of ${stories.length} story files can be traced; ${touched.length} depend on ${recipe}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
