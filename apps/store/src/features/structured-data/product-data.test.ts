import { expect, test } from "vitest";
import { demoShop } from "../../fixtures/shop/demo-shop.ts";
import { demoSettings } from "../../fixtures/shop/demo-settings.ts";
import { productData } from "./product-data.ts";

const [stocked] = demoShop().stock;
if (!stocked) throw new Error("The demo label has no products.");
const { product } = stocked;

const dataOf = (change: Parameters<typeof demoSettings>[0]) =>
  productData(product, { origin: "https://shop.example", shop: demoSettings(change), search: new URLSearchParams() });

test("the return policy of a product follows what the owner has set", () => {
  const policy = (returns: number | null) => dataOf({ returns });
  expect(policy(null)).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" } },
  });
  expect(policy(7)).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: {
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 7,
      },
    },
  });
});

test("from stock, a product is on its way after the days of dispatch", () => {
  const delivery = { days: { min: 3, max: 7 }, dispatch: { min: 1, max: 2 } };
  expect(dataOf({ making: "stock", delivery })).toMatchObject({
    offers: {
      shippingDetails: {
        deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 }, transitTime: { minValue: 2, maxValue: 5 } },
      },
    },
  });
});

test("the audience is what the owner has set, and not said for everybody", () => {
  const genders = (["female", "male", "unisex"] as const).map((audience) => dataOf({ audience }));
  expect(genders).toMatchObject([
    { audience: { suggestedGender: "https://schema.org/Female" } },
    { audience: { suggestedGender: "https://schema.org/Male" } },
    {},
  ]);
  expect(genders[2]).not.toHaveProperty("audience");
});
