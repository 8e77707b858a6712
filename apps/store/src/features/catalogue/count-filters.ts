import type { ListingQuery } from "@selvedge/commerce/listing";

/** How many filters a question has. A price from and to is one. */
export function countFilters(asked: ListingQuery): number {
  const lists = [asked.categoryIds, asked.subCategoryIds, asked.sizes, asked.materials, asked.colors];
  return lists.flat().length + Number(asked.inStock) + Number((asked.priceMin ?? asked.priceMax) !== null);
}
