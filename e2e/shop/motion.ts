import type { Page } from "playwright";
import { expect } from "vitest";
import { positions, scrollTo, wake } from "./screen.ts";

/** What moves by itself on a page that has been read to its end by somebody who wants no motion, and could be paused. */
export async function movesByItself(page: Page): Promise<string[]> {
  await wake(page);
  for (const top of await positions(page)) await scrollTo(page, top);
  // What could be paused has its button until its code has seen that nothing moves.
  const pauses = page.getByRole("button", { name: /^Pause / }).filter({ visible: true });
  await expect.poll(() => pauses.count()).toBe(0);
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? "gone"),
  );
}
