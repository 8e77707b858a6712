import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { documentsInPieces, type SlowShop } from "./shop/in-pieces.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "./shop/urls.ts";

let slowShop: SlowShop;
beforeAll(async () => {
  slowShop = await documentsInPieces(inject("shopUrl"));
});
afterAll(() => slowShop.close());

// These tests wait for the slow connection, not for the CPU, so several run concurrently.
describe.concurrent.each([...PUBLIC_PAGES, ...PRIVATE_PAGES, "/my-account/orders"])("%s streamed in pieces", (path) => {
  test.for([390, 1440])("moves nothing at %i px", async (width, { newShopper, expect }) => {
    const { page } = await newShopper({ width, origin: slowShop.url });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    // In hundredths, the precision of Core Web Vitals. Smaller shifts come from a centred line painted in two parts.
    expect(await layoutShift(page, 2)).toEqual(STILL);
  });
});

/** Places where later content once moved earlier content. The document is paused at each. Phrases run twice. */
const HALTS = [
  { what: "the strip of phrases", path: "/", after: "contemporary womenswear</li>", times: 2 },
  { what: "the list of ways to reach the shop", path: "/contact", after: "Hours</dt>", times: 1 },
];

describe.each(HALTS)("$what", ({ path, after, times }) => {
  test.for([390, 1440])(
    "moves nothing at %i px when the document is paused inside it",
    async (width, { newShopper, onTestFinished }) => {
      const halting = await documentsInPieces(inject("shopUrl"), after);
      onTestFinished(() => halting.close());
      const { page } = await newShopper({ width, origin: halting.url });
      await page.goto(path, { waitUntil: "networkidle" });
      expect((await page.content()).split(after).length - 1).toBe(times);
      expect(await layoutShift(page)).toEqual(STILL);
    },
  );
});
