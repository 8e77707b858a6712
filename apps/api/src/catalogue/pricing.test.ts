import { priceNow } from "@selvedge/commerce/offer";
import { expect, test } from "vitest";
import { pricingAt, variantPricingAt } from "./pricing.ts";

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

test.each([
  ["a percentage", ROW, 680_000],
  ["an amount", { ...ROW, discount_basis_points: null, discount_paise: 96_000 }, 704_000],
  ["nothing", { ...ROW, discount_basis_points: null, sale_price_paise: 640_000, offer_ends_at: null }, 800_000],
])("a variant with its own price has the product's discount of %s, until it ends", (_discount, row, salePaise) => {
  expect(variantPricingAt(row, 800_000, NOW)).toEqual({ ...pricingAt(row, NOW), pricePaise: 800_000, salePaise });
  expect(variantPricingAt(row, 800_000, new Date("2027-01-01")).salePaise).toBe(
    row.offer_ends_at === null ? salePaise : 800_000,
  );
  expect(variantPricingAt(row, null, NOW)).toEqual(pricingAt(row, NOW));
});
