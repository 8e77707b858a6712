import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";

/** Something that can be bought on its own, as listed by other services. */
export interface ProductOffer {
  /** `null` means the product as a whole. */
  size: string | null;
  /** Path and query of the page on which it is chosen. */
  path: string;
  isOut: boolean;
}

type Sold = Pick<Product, "slug" | "stock_status" | "attributes">;

/** The offer of the whole product: out of stock when no size is left. */
export function wholeOffer({ slug, stock_status }: Sold): ProductOffer {
  return { size: null, path: `/product/${slug}`, isOut: stock_status === "out_of_stock" };
}

/** One offer per standard size; empty for a product without sizes. */
export function sizeOffers(product: Sold): ProductOffer[] {
  const { path, isOut } = wholeOffer(product);
  const sizes = product.attributes.find(({ type }) => type === "size")?.options ?? [];
  return sizes
    .filter(({ value }) => value !== CUSTOM_SIZE)
    .map(({ value, stock }) => ({
      size: value,
      path: `${path}?size=${encodeURIComponent(value)}`,
      isOut: isOut || stock === 0,
    }));
}
