import { deliveryText } from "@selvedge/commerce/delivery";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { brand } from "../../brand.ts";

/** A text of the label's own pages with what stands for its placeholders: `{name}`, `{place}`, `{tagline}` and `{delivery}`. */
export function filledText(text: string, shop: Pick<ShopSettings, "delivery">): string {
  const { name, place, tagline } = brand;
  const values = new Map(Object.entries({ name, place, tagline, delivery: deliveryText(shop) }));
  return text.replace(/\{(\w+)\}/g, (written, placeholder: string) => values.get(placeholder) ?? written);
}
