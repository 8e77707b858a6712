import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";

/** A text about the tax included in a price; empty if the seller is not registered for GST and may charge none. */
export const ofTax = ({ gstin }: Pick<ShopSettings, "gstin">, text: string): string => (gstin === null ? "" : text);
