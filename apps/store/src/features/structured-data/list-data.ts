import type { ProductSummary } from "@selvedge/commerce/wire/catalogue";

/** The products of a listing, in order. */
export function listData(products: readonly ProductSummary[], origin: string): object {
  return {
    "@type": "ItemList",
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${origin}/product/${product.slug}`,
    })),
  };
}
