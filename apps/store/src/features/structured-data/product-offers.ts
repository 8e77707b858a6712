import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import type { Product } from "@selvedge/commerce/wire/catalogue";

/** Something that can be bought on its own, as listed by other services. */
export interface ProductOffer {
  /** Its stock-keeping code; the product's for the product as a whole. */
  sku: string;
  /** `null` means the product as a whole. */
  size: string | null;
  material: string | null;
  /** Path and query of the page on which it is chosen. */
  path: string;
  isOut: boolean;
  /** Rupees, before a discount and to pay. */
  price: number;
  sale_price: number;
  /** Of one piece; left out: not known. */
  weight_grams?: number | undefined;
}

type Sold = Pick<Product, "slug" | "p_id" | "stock_status" | "skus" | "price" | "sale_price">;

/** The offer of the whole product: out of stock when nothing is left. */
export function wholeOffer({ slug, p_id, stock_status, price, sale_price }: Sold): ProductOffer {
  const isOut = stock_status === "out_of_stock";
  return { sku: p_id, size: null, material: null, path: `/product/${slug}`, isOut, price, sale_price };
}

/** One offer per standard size and material; empty for a product without sizes. */
export function variantOffers(product: Sold): ProductOffer[] {
  const { path, isOut } = wholeOffer(product);
  return product.skus
    .filter(({ size }) => size !== CUSTOM_SIZE)
    .map(({ sku, size, material, stock, weight_grams, price = product.price, sale_price = product.sale_price }) => ({
      sku,
      size,
      material,
      path: `${path}?${new URLSearchParams(material === null ? { size } : { material, size })}`,
      isOut: isOut || stock === 0,
      ...{ price, sale_price, weight_grams },
    }));
}

/**
 * The offer of the options chosen on the page: of the first variant in stock that has them, otherwise of the first one.
 * The whole product's while no size is chosen, or none that is offered.
 */
export function chosenOffer(product: Sold, size: string | null, material: string | null): ProductOffer {
  const chosen = variantOffers(product).filter(
    (offer) => offer.size === size && (material === null || offer.material === material),
  );
  return chosen.find(({ isOut }) => !isOut) ?? chosen[0] ?? wholeOffer(product);
}
