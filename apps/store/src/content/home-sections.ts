import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand } from "../brand.ts";

/** Texts of the home page below the film, loaded with their sections. */
export const homeBelow = (shop: Pick<ShopSettings, "delivery">) => ({
  quote: {
    before:
      "Rooted in India’s textile legacy, we work with handloom weavers, block printers and dyers to make clothes that ",
    emphasis: "take their time",
    after: " and last well past a season.",
    aside: "Every piece is cut only after you order it, so nothing is made to sit in a warehouse.",
  },
  statement: {
    title: "Nothing is cut until you choose it",
    text: `Made to order means a short wait and a far better fit. Choose a size, or send us three measurements, and our tailors in ${brand.place} begin with your name on the pattern.`,
    facts: [
      { term: "Cloth", detail: "Handloom cotton, mulmul, linen and cotton silk" },
      { term: "Colour", detail: "Natural and azo-free dyes, printed by hand" },
      { term: "Batch", detail: "One piece at a time; offcuts become pouches" },
      { term: "Delivery", detail: `${deliveryText(shop)}, free across India` },
    ],
  },
});
