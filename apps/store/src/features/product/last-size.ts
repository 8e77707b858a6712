import { useEffect, useRef } from "react";
import { SIZES, type Size } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { withConsent } from "../../lib/consent.ts";
import { writeStored } from "../../lib/storage.ts";
import { stockOf } from "./variant-choice.ts";

const isSize = (text: string | null | undefined): text is Size => (SIZES as readonly (typeof text)[]).includes(text);

/** The size in the storage, if the product can be bought in it. Whatever else lies there is none. */
export function offeredSize(stored: string | null | undefined, product: Product): Size | null {
  const sizes = product.attributes.find(({ type }) => type === "size");
  const isThere = sizes?.options.some(({ value }) => value === stored) === true;
  if (!isSize(stored) || !isThere || product.stock_status === "out_of_stock") return null;
  return stockOf(product, { size: stored }) === 0 ? null : stored;
}

/**
 * Remembers a size that is chosen from now on; in this browser only, and with the shopper's consent. What an address brings has been
 * chosen by whoever sent it, and Custom is a letter to the tailor, no size.
 */
export function useRememberedSize(chosen: string | undefined): void {
  const known = useRef(chosen);
  useEffect(() => {
    if (chosen !== known.current && isSize(chosen)) writeStored("sizeMemory", withConsent(chosen));
    known.current = chosen;
  }, [chosen]);
}
