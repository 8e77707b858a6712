import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { isFull } from "../scripts/test-extent.ts";
import { movesByItself } from "./shop/motion.ts";
import { reflowFaults } from "./shop/reflow.ts";
import { listens } from "./shop/screen.ts";
import { type Shopper, test } from "./shop/shopper.ts";
import { opensByItself, ticksAndShames } from "./shop/tricks.ts";
import { faultsOnScreens } from "./shop/violations.ts";
import { VISITORS } from "./shop/visitors.ts";

/** Checks of every page, in the order in which they are made on the open page; the last two trigger its islands. */
const ALL_LOOKS = { ticksAndShames, faultsOnScreens, reflowFaults, opensByItself, movesByItself };
const LOOKS = isFull ? ALL_LOOKS : { ticksAndShames, faultsOnScreens };

/** Viewport at the start of each check. */
const DESKTOP = { width: 1440, height: 900 };

type Faults = Record<keyof typeof ALL_LOOKS, string[]>;

/** Content below the fold fades in when seen; axe must check it in its visible state. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

/** Opens each page once and makes all checks. */
async function walk({ page }: Shopper, paths: readonly string[]): Promise<Faults> {
  const faults: Faults = {
    ticksAndShames: [],
    faultsOnScreens: [],
    reflowFaults: [],
    opensByItself: [],
    movesByItself: [],
  };
  for (const path of paths) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path, { waitUntil: "networkidle" });
    await listens(page);
    await scrollThrough(page);
    for (const [name, look] of Object.entries(LOOKS)) {
      await page.setViewportSize(DESKTOP);
      faults[name as keyof Faults].push(...(await look(page)).map((fault) => `${path}, ${fault}`));
    }
  }
  return faults;
}

describe.each(VISITORS)("on the pages of $who", ({ pages, arrive }) => {
  let walked: Promise<Faults> | undefined;
  /** The results of the one walk, which the first test starts. */
  const faults = (newShopper: () => Promise<Shopper>) =>
    (walked ??= newShopper().then(async (shopper) => {
      if (pages.includes("/nowhere")) shopper.expectFaults(/status of 404/);
      await arrive(shopper.page);
      return walk(shopper, pages);
    }));

  // spec: acceptance 39 targets
  // spec: acceptance 40 roles and names
  test("axe finds nothing and nothing scrolls sideways, in either theme, on phones and desktops", async ({
    newShopper,
  }) => {
    expect((await faults(newShopper)).faultsOnScreens).toEqual([]);
  });

  // spec: acceptance 39 zoom
  test.runIf(isFull)(
    "nothing is in the way of a zoomed text, nor wider than the screen with the text of a reader",
    async ({ newShopper }) => {
      expect((await faults(newShopper)).reflowFaults).toEqual([]);
    },
  );

  // spec: acceptance 25 boxes
  // spec: E-Commerce Rules consent
  // spec: Dark patterns confirm shaming
  test("no box is ticked by default, and declining uses neutral words", async ({ newShopper }) => {
    expect((await faults(newShopper)).ticksAndShames).toEqual([]);
  });

  // spec: Dark patterns nagging
  test.runIf(isFull)("nothing opens by itself, however long a page is looked at", async ({ newShopper }) => {
    expect((await faults(newShopper)).opensByItself).toEqual([]);
  });

  // spec: acceptance 38 reduced motion
  test.runIf(isFull)("nothing moves by itself for who wants no motion", async ({ newShopper }) => {
    expect((await faults(newShopper)).movesByItself).toEqual([]);
  });
});
