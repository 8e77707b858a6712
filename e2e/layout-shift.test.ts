import type { Page } from "playwright";
import { describe, type ExpectStatic } from "vitest";
import { arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

/** Slow 4G as browsers imitate it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** From the navigation on until nothing is asked for any more and nothing stands in for something else. */
async function openSlowly(page: Page, path: string, expect: ExpectStatic): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(path, { waitUntil: "networkidle", timeout: 60_000 });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => page.getByRole("main").locator("[data-component=skeleton]").count()).toBe(0);
  await page.waitForLoadState("networkidle");
}

// They wait for the line, not for the processor: so several wait at once.
describe.concurrent.each([...PUBLIC_PAGES, ...PRIVATE_PAGES, ...SIGNED_IN_PAGES, "/nowhere"])(
  "%s on a slow line",
  (path) => {
    test.for([
      { who: "a guest", width: 390 },
      { who: "a guest", width: 1440 },
      { who: "somebody with an account and a cart", width: 390 },
      { who: "somebody with an account and a cart", width: 1440 },
    ])("moves nothing for $who at $width px", { timeout: 120_000 }, async ({ who, width }, { newShopper, expect }) => {
      const { page, expectFaults } = await newShopper({ width });
      if (path === "/nowhere") expectFaults(/404/);
      if (who !== "a guest") {
        await arriveSignedIn(page);
        await arriveWithCart(page, KURTA);
      }
      await openSlowly(page, path, expect);
      expect(await layoutShift(page)).toEqual(STILL);
    });
  },
);
