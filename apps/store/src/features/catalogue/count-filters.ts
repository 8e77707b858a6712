import type { ListingQuery } from "@selvedge/commerce/listing";

/** Number of active filters. A price range counts as one. */
export function countFilters(asked: ListingQuery): number {
  const { categoryIds, subCategoryIds, sizes, materials, colors, origins } = asked;
  const lists = [categoryIds, subCategoryIds, sizes, materials, colors, origins];
  return lists.flat().length + Number(asked.inStock) + Number((asked.priceMin ?? asked.priceMax) !== null);
}
