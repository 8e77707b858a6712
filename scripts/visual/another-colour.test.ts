import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPinned } from "../chromium.ts";
import { type Run, storiesOfBadge } from "./stories-of-badge.ts";

const folder = mkdtempSync(join(tmpdir(), "another-colour-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!isPinned())("what is drawn in another colour", () => {
  let run: Run;
  beforeAll(() => {
    run = storiesOfBadge("scripts/visual/another-colour.config.ts", folder);
  });

  test("by one step fails exactly the stories that show it", () => {
    const failed = run.stories.filter(({ status }) => status === "failed");
    expect(failed.map(({ title }) => title).toSorted()).toEqual(["On Photograph", "Variants"]);
    for (const { failureMessages } of failed) expect(failureMessages.join()).toContain("It looks different");
    expect(run.stories.length).toBeGreaterThan(failed.length);
  });

  test("in the first attempt only is reported but fails no story", () => {
    expect(run.stories.find(({ title }) => title === "Dots")?.status).toBe("passed");
    expect(run.said).toContain("1 looked different once, and as it was when begun anew: Dots (light-desktop)");
  });
});
