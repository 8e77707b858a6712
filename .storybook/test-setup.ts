import { configure } from "storybook/test";
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import { lostToReaders, type Shown } from "./checks/readers.ts";
import { smallFields } from "./checks/small-fields.ts";

// Long enough for a busy machine: what a story waits for either comes, or is wrong.
configure({ asyncUtilTimeout: 30_000 });

/**
 * Nothing moves while a story is looked at: an animation half way through would be a different picture each time. And Chromium
 * shrinks a photograph from whatever size it has shrunk it to before, which is another by who was painted first; by its pixels, never.
 */
const still = document.createElement("style");
still.textContent =
  "*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important;caret-color:transparent!important}html{image-rendering:pixelated}";
document.head.append(still);
afterAll(() => still.remove());

// Its story fails in one mode and not in the other: the report tells which.
beforeEach(({ task }) => {
  task.meta.mode = task.file.projectName;
});

// After the play function, in what it has made of the story.
afterEach<{ story?: Shown }>(async ({ task, story }) => {
  if (!story || task.result?.state === "fail") return;
  if (window.innerWidth < 640) expect(smallFields(), "text of fields under 16 px").toEqual([]);
  expect(await lostToReaders(story)).toEqual([]);
  if (story.parameters.accessibilityTree && inject("trees")) await expect.element(document.body).toMatchAriaSnapshot();
});

/** The panel in Storybook reads all that axe has looked at. A run by itself has thrown what is wrong, and would carry a megabyte for ten stories. */
afterEach(({ task }) => {
  if (import.meta.env["VITEST_STORYBOOK"] === "false") task.meta.reports = [];
});
