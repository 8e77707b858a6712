import { rmSync } from "node:fs";
import { dirname, relative, sep } from "node:path";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import type { Finding } from "./finding.ts";
import { baselineOf, FOUND, storiesWithBaseline } from "./folders.ts";
import type { PictureOutcome, Pictures } from "./outcome.ts";
import { writeReport } from "./report.ts";

/** Prints the visual differences at the end of a run, and writes the report page. */
export class PicturesReporter implements Reporter {
  #vitest: Vitest;
  #pictures: Pictures;

  constructor(vitest: Vitest, pictures: Pictures) {
    this.#vitest = vitest;
    this.#pictures = pictures;
  }

  onTestRunStart(): void {
    rmSync(FOUND, { recursive: true, force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()));
    const compared = tests.filter((test) => test.meta().picture !== undefined);
    const findings = compared.flatMap(findingOf);
    const removed = (await this.#isWhole(modules)) ? removedStories(tests) : [];
    if (this.#pictures === "update") for (const { mode, story } of removed) rmSync(baselineOf(mode, story));
    else if (removed.length > 0) process.exitCode = 1;
    const all = [...findings, ...removed];
    writeReport(all, compared.length, this.#pictures === "update");
    this.#vitest.logger.log(`pictures: ${compared.length} compared, ${inWords(all)}`);
    const unsteady = compared.filter((test) => test.diagnostic()?.flaky);
    if (unsteady.length > 0) this.#vitest.logger.log(`pictures: ${unsteadyMessage(unsteady)}`);
    const unseen = passedWithoutPicture(tests);
    if (unseen.length === 0) return;
    process.exitCode = 1;
    this.#vitest.logger.error(
      `pictures: none was taken of ${namesOf(unseen)}. .storybook/picture.ts takes one after each.`,
    );
  }

  /** Only after a complete run does a picture without a story belong to a removed story. */
  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    if (this.#vitest.config.testNamePattern || modules.some((module) => module.errors().length > 0)) return false;
    return (await this.#vitest.globTestSpecifications()).length === modules.length;
  }
}

function findingOf(test: TestCase): Finding[] {
  const { picture, storyId = "" } = test.meta();
  if (!picture || picture.state === "same" || picture.state === "unsteady") return [];
  const place = { mode: test.project.name, story: storyId, name: test.name, file: fileOf(test) };
  return [{ ...place, piece: pieceOf(place.file), ...described(picture) }];
}

function described(picture: PictureOutcome): Pick<Finding, "kind" | "share" | "pixels" | "sizes" | "change"> {
  if (picture.state !== "changed") return { kind: "new", share: 1, pixels: 0 };
  const { pixels, share, sizes, change } = picture;
  return { kind: "changed", pixels, share, sizes, change };
}

const fileOf = (test: TestCase) => relative(test.project.config.root, test.module.moduleId).split(sep).join("/");
const pieceOf = (file: string) => dirname(file).split("/").at(-1) ?? file;

function removedStories(tests: TestCase[]): Finding[] {
  const modes = new Map<string, Set<string>>();
  for (const test of tests) {
    const told = modes.get(test.project.name) ?? new Set();
    modes.set(test.project.name, told.add(test.meta().storyId ?? ""));
  }
  return [...modes].flatMap(([mode, told]) =>
    storiesWithBaseline(mode)
      .filter((story) => !told.has(story))
      .map((story) => ({
        mode,
        story,
        name: story,
        file: "",
        piece: "",
        kind: "removed" as const,
        share: 1,
        pixels: 0,
      })),
  );
}

/** Stories that passed without a comparison of their pictures. */
export const passedWithoutPicture = (tests: TestCase[]): TestCase[] =>
  tests.filter((test) => test.result().state === "passed" && test.meta().storyId && !test.meta().picture);

const namesOf = (tests: TestCase[]) => tests.map((test) => `${test.name} (${test.project.name})`).join(", ");

/** Only picture comparisons are retried, so a retried test that passed had a different picture once. */
const unsteadyMessage = (tests: TestCase[]) =>
  `${tests.length} looked different once, and as it was when begun anew: ${namesOf(tests)}`;

function inWords(findings: Finding[]): string {
  const count = (kind: Finding["kind"]) => findings.filter((finding) => finding.kind === kind).length;
  if (findings.length === 0) return "all as they were";
  return `${count("changed")} changed, ${count("new")} new, ${count("removed")} of stories that are gone: test-results/visual/index.html`;
}
