import { useEffect, useRef } from "react";
import { isKnownSize } from "@selvedge/commerce/size-tables";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { withConsent } from "../../lib/consent.ts";
import { useShop } from "../../lib/page-state.ts";
import { writeStored } from "../../lib/storage.ts";
import { stockOf } from "./variant-choice.ts";

/** The stored size if the product can be bought in it, otherwise null. The stored value is untrusted. */
export function offeredSize(stored: string | null | undefined, product: Product, shop: ShopSettings): string | null {
  const sizes = product.attributes.find(({ type }) => type === "size");
  const isThere = sizes?.options.some(({ value }) => value === stored) === true;
  if (!stored || !isThere || !isKnownSize(shop, stored) || product.stock_status === "out_of_stock") return null;
  return stockOf(product, { size: stored }) === 0 ? null : stored;
}

/**
 * Remembers the size that the shopper chooses from now on, in this browser only and with consent. A size taken from the
 * address was chosen by the sender of the link and is not stored; neither is Custom, which is not a size.
 */
export function useRememberedSize(chosen: string | undefined): void {
  const known = useRef(chosen);
  const shop = useShop();
  useEffect(() => {
    if (chosen !== undefined && chosen !== known.current && isKnownSize(shop, chosen))
      writeStored("sizeMemory", withConsent(chosen));
    known.current = chosen;
  }, [chosen, shop]);
}
