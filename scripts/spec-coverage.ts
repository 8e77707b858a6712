import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "./source-files.ts";
import { OTHER_RUNS } from "./trust-plan.ts";

/** The specification's requirements in our own words, by group and name. Add new requirements here. */
export type Specification = Record<string, Record<string, string>>;

/** A test, suite or story with the requirement it proves, from the line above it: `// spec: GET /api/user`. */
export interface Proof {
  name: string;
  file: string;
  title: string;
}

const root = join(import.meta.dirname, "..");
/** Has a page of its own. */
const TRUST_PLAN = "Trust plan";

/** All files in `scripts/specification`, merged. */
export function readSpecification(): Specification {
  const files = globSync("scripts/specification/*.json", { cwd: root }).sort();
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), "utf8")) as Specification),
  ) as Specification;
}

/** Finds all proofs. Throws if a spec line is not above a test. */
export function findProofs(): Proof[] {
  const tests = sourceFiles().filter((file) => /\.(test|stories)\.tsx?$/.test(file));
  return tests.flatMap((file) => proofsIn(file, readFileSync(join(root, file), "utf8")));
}

const LINE = /^[ \t]*\/\/ spec: (.+)\n/gm;
/** `test("title"`, `test.for(…)("title"`, `describe("title"`. */
const TEST = /^\s*(?:test|describe)(?:\.\w+)*(?:\([\s\S]*?\))??\(\s*(["'`])(.+?)\1/;
const STORY = /^export const (\w+)(?:: Story)? = /;

export function proofsIn(file: string, source: string): Proof[] {
  return [...source.matchAll(LINE)].map((line) => {
    // One test may prove several requirements, one per line.
    const below = source.slice(line.index + line[0].length).replace(/^(?:[ \t]*\/\/ spec: .+\n)+/, "");
    const title = TEST.exec(below)?.[2] ?? STORY.exec(below)?.[1];
    if (title === undefined) {
      const number = source.slice(0, line.index).split("\n").length;
      throw new Error(`${file}:${number} stands above no test. Put it above the one that proves it.`);
    }
    return { name: line[1] ?? "", file, title };
  });
}

/** The Markdown pages of the requirements with their proofs, by file. */
export function coveragePages(specification: Specification, proofs: readonly Proof[]): Record<string, string> {
  const { [TRUST_PLAN]: trustPlan = {}, ...groups } = specification;
  const tables = Object.entries(groups).map(([group, demands]) => `## ${group}\n\n${table(demands, proofs)}\n`);
  const written =
    "Written by `npm run spec-coverage` from the files in `scripts/specification` and the lines `// spec: …` above tests and stories. A demand without a test, and a line without a demand, turn `scripts/spec-coverage.test.ts` red.";
  const others = Object.entries(OTHER_RUNS).map(
    ([name, { purpose, command }]) => `| \`${name}\` | ${purpose} | ${command ?? "**nothing yet**"} |`,
  );
  return {
    "docs/spec-coverage.md": `# What the specification asks for, and what proves it\n\n${written}\n\n${tables.join("\n")}`,
    "docs/threats-coverage.md": `# The trust plan, and what proves it\n\n${written}\n\n## Tests\n\n${table(trustPlan, proofs)}\n\n## Other runs\n\nFrom \`scripts/trust-plan.ts\`.\n\n| | What it is for | Run by |\n|---|---|---|\n${others.join("\n")}\n`,
  };
}

function table(demands: Readonly<Record<string, string>>, proofs: readonly Proof[]): string {
  const rows = Object.entries(demands).map(([name, says]) => {
    const tests = proofs.filter((proof) => proof.name === name);
    return `| \`${cell(name)}\` | ${cell(says)} | ${tests.map(({ file, title }) => `[${cell(title)}](../${file})`).join("; ")} |`;
  });
  return `| | What it is for | Proven by |\n|---|---|---|\n${rows.join("\n")}`;
}

/** A bar would end the table cell. */
const cell = (text: string) => text.replaceAll("|", "\\|");

export const readPage = (file: string): string => readFileSync(join(root, file), "utf8");

if (import.meta.main) {
  const pages = coveragePages(readSpecification(), findProofs());
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);
}
