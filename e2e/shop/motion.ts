import type { Page } from "playwright";
import { expect } from "vitest";
import { positions, scrollTo, wake } from "./screen.ts";

/**
 * Elements that move by themselves after the page was scrolled to its end with reduced motion, and pause buttons that
 * are still shown.
 */
export async function movesByItself(page: Page): Promise<string[]> {
  await wake(page);
  for (const top of await positions(page)) await scrollTo(page, top);
  // A pause button disappears once its code has found that nothing moves.
  const pauses = page.getByRole("button", { name: /^Pause / }).filter({ visible: true });
  await expect.poll(() => pauses.count()).toBe(0);
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? "gone"),
  );
}
