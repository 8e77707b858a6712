import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isPinned } from "../chromium.ts";
import { fileOfCommand } from "../commands.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "token-step-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Takes the pictures of the badge's stories, or compares with them what is drawn with a token that is one step off. */
function storiesOfBadge(pictures: "update" | "compare", config: string): Report {
  const report = join(folder, `${pictures}.json`);
  const words = [
    ...["run", "--config", config, "--project", "light-desktop"],
    ...["--reporter=json", `--outputFile=${report}`, "packages/ui/src/badge/"],
  ];
  const env = {
    ...process.env,
    STORY_PICTURES: pictures,
    PICTURES_KEPT: join(folder, "kept"),
    PICTURES_FOUND: join(folder, "found"),
  };
  try {
    execFileSync(process.execPath, [fileOfCommand("vitest"), ...words], { cwd: root, env, stdio: "pipe" });
  } catch {
    // That stories fail is what is looked at.
  }
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}

test.skipIf(!isPinned())("a colour that is one step off fails the stories that show it, and no other", () => {
  storiesOfBadge("update", "packages/ui/vitest.config.ts");
  const report = storiesOfBadge("compare", "scripts/visual/token-step.config.ts");
  const stories = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = stories.filter(({ status }) => status === "failed");
  expect(failed.map(({ title }) => title).toSorted()).toEqual(["On Photograph", "Tones"]);
  for (const { failureMessages } of failed) expect(failureMessages.join()).toContain("It looks different");
  expect(stories.length).toBeGreaterThan(failed.length);
});
