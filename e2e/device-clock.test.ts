import { expect } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const ON_OFFER = "/product/mira-tiered-dress";
const DAY_MS = 86_400_000;

// spec: Offer countdown
// spec: T19 clocks and zones
test.for([
  { clock: "a year ahead", aheadMs: 365 * DAY_MS },
  { clock: "three days behind", aheadMs: -3 * DAY_MS },
])(
  "a device whose clock is $clock shows the offer that the server charges, for the same time",
  async ({ aheadMs }, { newShopper }) => {
    const price = async (setClock: boolean) => {
      const { page } = await newShopper({ width: 390 });
      if (setClock) {
        await page.addInitScript((ahead) => {
          const now = Date.now.bind(Date);
          Date.now = () => now() + ahead;
          // The time origin follows the device's clock.
          Object.defineProperty(performance, "timeOrigin", { value: performance.timeOrigin + ahead });
        }, aheadMs);
      }
      await load(page, ON_OFFER);
      const box = page.locator("[data-component=buy-box]");
      await expect.poll(() => box.locator("[data-component=countdown]").textContent()).toMatch(/\d/);
      const days = /\d+/.exec((await box.locator("[data-component=countdown]").textContent()) ?? "")?.[0];
      return [await box.locator("[data-part=price]").first().textContent(), days];
    };
    expect(await price(true)).toEqual(await price(false));
  },
);
