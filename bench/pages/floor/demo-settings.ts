import type { ShopSettings } from "../../../packages/commerce/src/wire/shop-settings.ts";

/** What the demo promises. Written out, because schemas would be a large part of the floor's script. */
export const shop: Pick<ShopSettings, "delivery" | "making" | "custom"> & {
  words: Pick<ShopSettings["words"], "promise">;
} = {
  delivery: { days: { min: 10, max: 12 }, dispatch: { min: 12, max: 15 } },
  making: "order",
  custom: true,
  words: { promise: null },
};
