import { beforeAll, type ExpectStatic } from "vitest";
import { keptOfAshaWith, keptOfStranger, KURTA, MADE_TO_ORDER } from "./shop/accounts.ts";
import { isNightly } from "../scripts/test-extent.ts";
import { unstyled } from "./shop/first-styles.ts";
import { layoutShift, STILL } from "./shop/layout-shift.ts";
import { type Line, SLOW_4G } from "./shop/line.ts";
import { quiet } from "./shop/screen.ts";
import { type Shopper, test } from "./shop/shopper.ts";
import * as urls from "./shop/urls.ts";

/** Records shifts from navigation until nothing is loading and no placeholder is left. */
async function openSlowly({ page, requests }: Shopper, line: Line, path: string, expect: ExpectStatic): Promise<void> {
  line.slowDown(SLOW_4G);
  await page.goto(path, { waitUntil: "networkidle", timeout: 300_000 });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => page.getByRole("main").locator("[data-component=skeleton]").count()).toBe(0);
  await quiet(requests);
}

/** Answered with 404. */
const MISSING = ["/nowhere", urls.UNKNOWN_PRODUCT];

const PAGES = [
  ...urls.PUBLIC_PAGES,
  urls.SOLD_OUT_PRODUCT,
  urls.FILTERED_LIST,
  urls.EMPTY_LIST,
  ...urls.PRIVATE_PAGES,
  ...urls.SIGNED_IN_PAGES,
  "/account?tab=addresses",
  ...MISSING,
];

/** Pages that look different for a returning customer: an order, an address, a wishlist. */
const PAGES_OF_A_CUSTOMER = [
  ...urls.RESULT_PAGES,
  ...urls.SIGNED_IN_PAGES,
  "/account?tab=addresses",
  "/cart",
  "/wishlist",
];

const A_GUEST = "a guest";
const WITH_A_CART = "somebody with an account and a cart";
const WITH_ORDERS = "a customer with orders and a cart";
const SCREENS = [390, 1440];

/** The stored browser data of each visitor. */
const kept = new Map<string, Record<string, string>>();
beforeAll(async () => {
  kept.set(WITH_A_CART, await keptOfStranger(KURTA));
  kept.set(WITH_ORDERS, await keptOfAshaWith(MADE_TO_ORDER));
});

/** Each page once, with visitors and widths in turn; in the nightly run for each visitor at each width. */
function looks(pages: readonly string[], visitors: readonly string[]) {
  const all = visitors.flatMap((who) => SCREENS.map((width) => ({ who, width })));
  return pages.flatMap((path, page) =>
    (isNightly ? all : all.slice(page % all.length).slice(0, 1)).map((look) => ({ path, ...look })),
  );
}

// These tests wait for the slow connection, not for the CPU, so many run concurrently.
// spec: acceptance 34 stillness
test.concurrent.for([...looks(PAGES, [A_GUEST, WITH_A_CART]), ...looks(PAGES_OF_A_CUSTOMER, [WITH_ORDERS])])(
  "$path on a slow line moves nothing, and has the styles for all it shows by itself, for $who at $width px",
  async ({ path, who, width }, { line, newShopper, expect }) => {
    const shopper = await newShopper({ width, line, stored: kept.get(who) ?? {} });
    const { page } = shopper;
    if (MISSING.includes(path)) shopper.expectFaults(/404/);
    await openSlowly(shopper, line, path, expect);
    if (who === WITH_ORDERS && /order/.test(path)) await page.getByText("ORD123456").first().waitFor();
    expect(await layoutShift(page)).toEqual(STILL);
    expect(await unstyled(page)).toEqual([]);
  },
);
