import { isForBody } from "@selvedge/commerce/size-tables";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";

interface Note {
  title: string;
  text: string;
}

/** Texts of the size guide beside its tables, of which there is at least one. What is said of the body stands only where one is for it. */
export function sizeGuide(shop: ShopSettings) {
  const isBody = shop.sizes.some((table) => isForBody(table));
  const [table] = shop.sizes;
  const range = shop.sizes.length === 1 && table ? ` of ${table.rows[0]?.size} to ${table.rows.at(-1)?.size}` : "";
  return {
    description: `${[
      `${isBody ? "Body measurements" : "Measurements"}${range} in inches and centimetres`,
      ...(isBody ? ["how to take them", "what to do between two sizes"] : []),
    ].join(", ")}${shop.custom ? ", and made to measure" : ""}.`,
    heading: "Find your size",
    lead: isBody
      ? "Measurements are of your body, in inches. Our clothes add the ease."
      : "Measurements are in inches and centimetres.",
    howTo: {
      bustWay: "Around the fullest part, tape level across the back, one finger underneath.",
      waistWay: "The narrowest part, which is higher than most people think; bend sideways and find the crease.",
      hipWay: "The fullest part, feet together, usually twenty centimetres below the waist.",
    },
    notes: [...(isBody ? [BETWEEN] : []), ...(shop.custom ? [NONE] : []), ...(isBody ? [GARMENT] : [])],
  };
}

const BETWEEN: Note = {
  title: "Between two sizes",
  text: "Dresses: choose by bust. Trousers: choose by hip. If you like room, take the larger.",
};
const GARMENT: Note = {
  title: "How large the piece itself is",
  text: "What the finished garment measures in each size stands in the size chart beside its sizes, under Garment.",
};
const NONE: Note = {
  title: "None of these",
  text: "Choose Custom on the product page and enter bust, waist and hip. No extra charge.",
};
