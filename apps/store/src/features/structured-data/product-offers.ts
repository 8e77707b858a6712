import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";

/** Something that can be bought by itself, as others list it. */
export interface ProductOffer {
  /** `null`: of the product as a whole. */
  size: string | null;
  /** Path and query of the page that shows it chosen. */
  path: string;
  isOut: boolean;
}

type Sold = Pick<Product, "slug" | "stock_status" | "attributes">;

/** The product as a whole: out of stock when no size is left. */
export function wholeOffer({ slug, stock_status }: Sold): ProductOffer {
  return { size: null, path: `/product/${slug}`, isOut: stock_status === "out_of_stock" };
}

/** One offer for each standard size; none where the product has no sizes. */
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
