import { priceText } from "@selvedge/commerce/offer";
import { searchAddress } from "@selvedge/commerce/search";
import type { SearchAnswer } from "@selvedge/commerce/wire/search";
import type { SearchOption } from "@selvedge/ui/search-overlay";

export const resultsPath = (text: string) => `/search${searchAddress(text)}`;

/** The options before anything is typed: what was searched before, and the label's own terms. */
export function termOptions(recent: readonly string[], terms: readonly string[]): SearchOption[] {
  const option = (group: string) => (text: string) => ({ group, value: text, href: resultsPath(text) });
  return [
    ...recent.map(option("Recent")),
    ...terms.filter((term) => !recent.includes(term)).map(option("Looking for")),
  ];
}

/** Options for products, matching categories, and a link to all results. */
export function foundOptions({ query, data, categories, total }: SearchAnswer): SearchOption[] {
  if (total === 0) return [];
  return [
    ...data.map(({ slug, name, thumbnail_image, sale_price, price_varies }) => ({
      group: "Products",
      value: name,
      href: `/product/${slug}`,
      picture: thumbnail_image,
      price: priceText(sale_price, price_varies),
    })),
    ...categories.map(({ slug, name, products }) => ({
      group: "Categories",
      value: name,
      description: countOf(products),
      href: `/shop/${slug}`,
    })),
    {
      value: total === 1 ? `See the result for ‘${query}’` : `See all ${total} results for ‘${query}’`,
      href: resultsPath(query),
    },
  ];
}

/** "6 products" */
export const countOf = (products: number) => `${products} ${products === 1 ? "product" : "products"}`;
