import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isPinned } from "../chromium.ts";
import { storiesOfBadge } from "./stories-of-badge.ts";

const folder = mkdtempSync(join(tmpdir(), "token-step-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(!isPinned())("what is drawn in another colour", () => {
  test("by one step, in every story that shows it, fails those and no other", () => {
    const { stories } = storiesOfBadge("scripts/visual/token-step.config.ts", folder);
    const failed = stories.filter(({ status }) => status === "failed");
    expect(failed.map(({ title }) => title).toSorted()).toEqual(["On Photograph", "Tones"]);
    for (const { failureMessages } of failed) expect(failureMessages.join()).toContain("It looks different");
    expect(stories.length).toBeGreaterThan(failed.length);
  });

  test("only once, and not when the story is begun anew, is told of and fails nobody", () => {
    const { stories, said } = storiesOfBadge("scripts/visual/one-try-off.config.ts", folder);
    expect(stories.filter(({ status }) => status !== "passed").map(({ title }) => title)).toEqual([]);
    expect(said).toContain("1 looked different once, and as it was when begun anew: Tones (light-desktop)");
  });
});
