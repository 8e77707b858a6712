import { expect, test } from "vitest";
import type { TestCase } from "vitest/node";
import { passedWithoutPicture } from "./reporter.ts";

const story = (state: "passed" | "failed" | "skipped", meta: Partial<ReturnType<TestCase["meta"]>>) =>
  ({ result: () => ({ state }), meta: () => meta }) as unknown as TestCase;

test("a story that passed without a picture is distinguished from compared, failed and skipped ones", () => {
  const unseen = story("passed", { storyId: "badge--tones" });
  const others = [
    story("passed", { storyId: "badge--tones", picture: { state: "same" } }),
    story("failed", { storyId: "badge--tones" }),
    story("skipped", { storyId: "badge--tones" }),
    story("passed", {}),
  ];
  expect(passedWithoutPicture([unseen, ...others])).toEqual([unseen]);
});
