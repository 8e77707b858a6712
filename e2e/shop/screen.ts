import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { expect } from "vitest";

/**
 * Waits until transitions after a change have ended and been painted. An inherited colour starts its transition when
 * that of the parent ends, so the page has settled when nothing has moved for three frames.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // After a change of size or scroll position, components that watch what is in view change next. A new observer is
    // notified in the same task as theirs.
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
    const isMoving = () =>
      document.getAnimations().some(
        ({ playState, timeline, effect }) =>
          // Scroll-driven animations never end.
          playState === "running" && timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
      );
    // Polled in each frame, because transitions inside closed details fire no end event.
    for (let still = 0; still < 3; still = isMoving() ? 0 : still + 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await settle(page);
}

/** Scroll positions to check a page at, most of a screen apart, including its end. */
export async function positions(page: Page): Promise<number[]> {
  const { end, step } = await page.evaluate(() => ({
    end: document.documentElement.scrollHeight - innerHeight,
    step: innerHeight * 0.7,
  }));
  const stops: number[] = [];
  for (let top = 0; top < end; top += step) stops.push(top);
  return [...stops, Math.max(0, end)];
}

/** Sets styles as a reader's own style sheet does, replacing earlier ones. */
export async function readWith(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await settle(page);
}

/** How far the page scrolls sideways, and the elements that stick out; empty when it does not. */
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

/** Elements fixed on the screen, except toasts: name and share of the screen's height. */
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

/** Whether React has hydrated the page or a part of it, detected by the fibres it keeps on elements. */
export const isHydrated = (page: Page, part = "main") =>
  page.evaluate(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__react")),
    part,
  );

/**
 * Moves the pointer repeatedly until the page has reacted. On a busy machine a page may be idle before its code
 * listens.
 */
export async function moveUntil(page: Page, isHeard: () => boolean | Promise<boolean>): Promise<void> {
  let y = 400;
  await expect
    .poll(async () => {
      await page.mouse.move(5, (y += 1));
      return isHeard();
    })
    .toBe(true);
}

/**
 * Moves the pointer until everything that waits for the first input has its code; with `part`, only islands that
 * contain it.
 */
export const wake = (page: Page, part = "") =>
  // An island inside another that has not been seen yet waits for that one.
  moveUntil(page, async () => (await page.locator(`[data-waiting]:not([data-unseen] *) ${part}`).count()) === 0);

/** Loads a form's code by a first input. Until then the form posts without script. */
export async function comeToForm(page: Page): Promise<void> {
  await moveUntil(page, () => isHydrated(page, "main form"));
}

/**
 * Runs the page's code now, as it runs by itself a few seconds after the page has become quiet, and waits until the page listens
 * for input: its effects have run, which is after hydration.
 */
export async function listens(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ("begin" in window) (window.begin as () => void)();
  });
  await page.locator("html[data-initialised]").waitFor({ state: "attached" });
}

/** Loads the page, and waits until there were no requests for half a second and the page listens for input. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await listens(page);
}

/**
 * Waits until all requests have ended and no new one starts for half a second. Playwright's own network idle state only
 * works once per page.
 */
export async function quiet(requests: readonly Request[]): Promise<void> {
  let known: number;
  do {
    known = requests.length;
    // Open requests of a page that was left never end.
    const ofThisPage = requests.slice(requests.findLastIndex((request) => request.isNavigationRequest()));
    await Promise.all(ofThisPage.map(async (request) => (await request.response())?.finished()));
    await wait(500);
  } while (requests.length > known);
}

/** The pagination of a list has its code once it has been seen; until then its links load documents. */
export async function seePages(page: Page): Promise<void> {
  await listens(page);
  await page.getByRole("navigation", { name: "Pages" }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("[data-unseen] [data-component=pagination]").count()).toBe(0);
}
