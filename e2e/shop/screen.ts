import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { expect } from "vitest";

/**
 * Waits until what answers to a change of the page has done so, and has been painted. What inherits a colour begins to change
 * when what it inherits from has ended: it has settled when nothing has moved for three frames.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(
        ({ playState, timeline, effect }) =>
          // What moves with the scroll position never ends.
          playState === "running" && timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
      );
    // Asked in each frame: what ends inside of closed details tells nobody.
    for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await settle(page);
}

/** Places to look at a page from, most of a screen apart, its end included. */
export async function positions(page: Page): Promise<number[]> {
  const { end, step } = await page.evaluate(() => ({
    end: document.documentElement.scrollHeight - innerHeight,
    step: innerHeight * 0.7,
  }));
  const stops: number[] = [];
  for (let top = 0; top < end; top += step) stops.push(top);
  return [...stops, Math.max(0, end)];
}

/** Sets styles as a reader's own style sheet does, in place of those that were set before. */
export async function readWith(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await settle(page);
}

/** How far the page can be scrolled sideways, and what stands out; empty when it cannot. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.map((element) => element.textContent?.trim().slice(0, 30) || element.outerHTML.slice(0, 60)).slice(-4),
    ];
  });

/** What stays where it is while the page scrolls, but for toasts: name and share of the screen's height. */
export const stuck = (page: Page): Promise<{ name: string; share: number }[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        const { position } = getComputedStyle(element);
        const stays = position === "fixed" || position === "sticky";
        return (
          stays && !element.closest("[data-component=toaster]") && element.checkVisibility({ visibilityProperty: true })
        );
      })
      .map((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        const height = width > 1 ? Math.min(innerHeight, bottom) - Math.max(0, top) : 0;
        const name = element.dataset["component"] ?? element.dataset["part"] ?? element.outerHTML.slice(0, 60);
        return { name, share: height / innerHeight };
      })
      .filter(({ share }) => share > 0.01),
  );

/** Whether React has taken the page over, or a part of it: it keeps its fibres on the elements. */
export const isHydrated = (page: Page, part = "main") =>
  page.evaluate(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__react")),
    part,
  );

/** Moves the pointer until the page has heard it, as people do: on a busy machine a page may be quiet before its code listens. */
export async function moveUntil(page: Page, isHeard: () => boolean | Promise<boolean>): Promise<void> {
  let y = 400;
  await expect
    .poll(async () => {
      await page.mouse.move(5, (y += 1));
      return isHeard();
    })
    .toBe(true);
}

/** Moves until what waits for a first move has its code; of the islands that hold such a `part`, where one is named. */
export const wake = (page: Page, part = "") =>
  moveUntil(page, async () => (await page.locator(`[data-waiting] ${part}`).count()) === 0);

/** Gives a form its code, as the first sign of a visitor does. Until then it posts by itself, which is another journey. */
export async function comeToForm(page: Page): Promise<void> {
  await moveUntil(page, () => isHydrated(page, "main form"));
}

/** Waits until the page hears who moves: its effects have run, which is later than that React has taken it over. */
export const listens = (page: Page) => page.locator("html[data-initialised]").waitFor({ state: "attached" });

/** Loads the page, and waits until nothing has been asked for during half a second and the page hears who moves. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await listens(page);
}

/** Waits until all that was asked for is there, and nothing more is for half a second. Playwright knows only of the first time. */
export async function quiet(requests: readonly Request[]): Promise<void> {
  let known: number;
  do {
    known = requests.length;
    // Of a page that was left, what was open then never ends.
    const ofThisPage = requests.slice(requests.findLastIndex((request) => request.isNavigationRequest()));
    await Promise.all(ofThisPage.map(async (request) => (await request.response())?.finished()));
    await wait(500);
  } while (requests.length > known);
}

/** The pages of a list have their code once they have been seen; until then their links load documents. */
export async function seePages(page: Page): Promise<void> {
  await listens(page);
  await page.getByRole("navigation", { name: "Pages" }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("[data-unseen] [data-component=pagination]").count()).toBe(0);
}
