import { priceNow } from "@selvedge/commerce/offer";
import { expect, test } from "vitest";
import { pricingAt } from "./pricing.ts";

const NOW = new Date("2026-11-21T04:30:00.000Z");
const ROW = {
  price_paise: 640_000,
  sale_price_paise: 544_000,
  discount_basis_points: 1500,
  discount_paise: null,
  offer_ends_at: new Date("2026-11-30T04:30:00.000Z"),
};

// spec: Dark patterns false urgency
test("the server's price equals the one that an open page computes", () => {
  for (const now of [NOW, new Date(ROW.offer_ends_at.getTime() - 1), ROW.offer_ends_at, new Date("2027-01-01")]) {
    const { salePaise } = pricingAt(ROW, now);
    const shown = priceNow(
      {
        salePaise: ROW.sale_price_paise,
        discount: 15,
        type: "percentage",
        offer: { expire_date: ROW.offer_ends_at.toISOString() },
      },
      now,
    );
    expect(salePaise).toBe(shown.payPaise);
  }
});

test("a discount without an end stays", () => {
  const forEver = { ...ROW, discount_basis_points: null, discount_paise: 96_000, offer_ends_at: null };
  expect(pricingAt(forEver, new Date("2099-01-01"))).toEqual({
    pricePaise: 640_000,
    salePaise: 544_000,
    discount: { value: 960, type: "fixed" },
    offerEndsAt: null,
  });
});
