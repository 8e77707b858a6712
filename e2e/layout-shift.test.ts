import { describe, type ExpectStatic } from "vitest";
import { arriveAsAsha, arriveSignedIn, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { type Line, SLOW_4G } from "./shop/line.ts";
import { quiet } from "./shop/screen.ts";
import { type Shopper, test } from "./shop/shopper.ts";
import { EMPTY_LIST, FILTERED_LIST, PRIVATE_PAGES, PUBLIC_PAGES, RESULT_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

/** From the navigation on until nothing is asked for any more and nothing stands in for something else. */
async function openSlowly({ page, requests }: Shopper, line: Line, path: string, expect: ExpectStatic): Promise<void> {
  line.slowDown(SLOW_4G);
  await page.goto(path, { waitUntil: "networkidle", timeout: 300_000 });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => page.getByRole("main").locator("[data-component=skeleton]").count()).toBe(0);
  await quiet(requests);
}

const PAGES = [
  ...PUBLIC_PAGES,
  FILTERED_LIST,
  EMPTY_LIST,
  ...PRIVATE_PAGES,
  ...SIGNED_IN_PAGES,
  "/account?tab=addresses",
  "/nowhere",
];

// They wait for the line, not for the processor: so many wait at once.
describe.concurrent.each(PAGES)("%s on a slow line", (path) => {
  // spec: acceptance 34 stillness
  test.for([
    { who: "a guest", width: 390 },
    { who: "a guest", width: 1440 },
    { who: "somebody with an account and a cart", width: 390 },
    { who: "somebody with an account and a cart", width: 1440 },
  ])(
    "moves nothing for $who at $width px",
    { timeout: 600_000 },
    async ({ who, width }, { line, newShopper, expect }) => {
      const shopper = await newShopper({ width, line });
      const { page } = shopper;
      if (path === "/nowhere") shopper.expectFaults(/404/);
      if (who !== "a guest") {
        await arriveSignedIn(page);
        await arriveWithCart(page, KURTA);
      }
      await openSlowly(shopper, line, path, expect);
      expect(await layoutShift(page)).toEqual(STILL);
    },
  );
});

// Her orders, and what she is told of one.
describe.concurrent.each([...RESULT_PAGES, "/my-account/orders"])("%s on a slow line", (path) => {
  test.for([390, 1440])(
    "moves nothing for a customer with orders at %s px",
    { timeout: 600_000 },
    async (width, { line, newShopper, expect }) => {
      const shopper = await newShopper({ width, line });
      const { page } = shopper;
      await arriveAsAsha(page);
      await openSlowly(shopper, line, path, expect);
      await page.getByText("ORD123456").first().waitFor();
      expect(await layoutShift(page)).toEqual(STILL);
    },
  );
});
