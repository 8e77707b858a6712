import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { isNightly } from "../scripts/test-extent.ts";
import { documentsInPieces, type SlowShop } from "./shop/in-pieces.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { test } from "./shop/shopper.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES } from "./shop/urls.ts";

let slowShop: SlowShop;
beforeAll(async () => {
  slowShop = await documentsInPieces(inject("shopUrl"));
});
afterAll(() => slowShop.close());

const SCREENS = [390, 1440];
/** Widths in turn; in the nightly run, both. */
const PAGES = [...PUBLIC_PAGES, ...PRIVATE_PAGES, "/my-account/orders"].map((path, page) => ({
  path,
  widths: isNightly ? SCREENS : SCREENS.slice(page % 2).slice(0, 1),
}));

// These tests wait for the slow connection, not for the CPU, so several run concurrently.
describe.concurrent.each(PAGES)("$path streamed in pieces", ({ path, widths }) => {
  test.for(widths)("moves nothing at %i px", async (width, { newShopper, expect }) => {
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
  test.for(SCREENS)(
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
