import { configure } from "storybook/test";
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import { lostToReaders, type Shown } from "./checks/readers.ts";
import { smallFields } from "./checks/small-fields.ts";

// Long enough for a busy machine: whatever a story waits for either arrives or is a failure.
configure({ asyncUtilTimeout: 30_000 });

/**
 * Stops all motion, because a half-finished animation would give a different picture each time. Photographs are scaled
 * pixelated: Chromium's smooth scaling starts from an already scaled copy, which depends on the order of painting.
 */
const still = document.createElement("style");
still.textContent =
  "*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important;caret-color:transparent!important}html{image-rendering:pixelated}";
document.head.append(still);
afterAll(() => still.remove());

// A story may fail in only one mode, so the report names the mode.
beforeEach(({ task }) => {
  task.meta.mode = task.file.projectName;
});

// Runs after the play function, on the resulting state.
afterEach<{ story?: Shown }>(async ({ task, story }) => {
  if (!story || task.result?.state === "fail") return;
  if (window.innerWidth < 640) expect(smallFields(), "text of fields under 16 px").toEqual([]);
  expect(await lostToReaders(story)).toEqual([]);
  if (story.parameters.accessibilityTree && inject("trees")) await expect.element(document.body).toMatchAriaSnapshot();
});

/**
 * Storybook's panel shows axe's full reports. A test run has already thrown the violations, and the reports would add a
 * megabyte for ten stories.
 */
afterEach(({ task }) => {
  if (import.meta.env["VITEST_STORYBOOK"] === "false") task.meta.reports = [];
});
