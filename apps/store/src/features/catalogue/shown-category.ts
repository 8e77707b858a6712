import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category } from "@selvedge/commerce/wire/catalogue";

/** What a page says of the category that it lists. */
export interface ShownCategory {
  name: string;
  /** One sentence; empty where the shop has none. */
  description: string;
  /** Slug under which it has a page of its own; null for a narrower category. */
  slug: string | null;
}

/** The category that is the only filter of a listing, whether a wide or a narrower one; null with none or several. */
export function shownCategory(
  categories: readonly Category[],
  { categoryIds, subCategoryIds }: Pick<ListingQuery, "categoryIds" | "subCategoryIds">,
): ShownCategory | null {
  if (categoryIds.length + subCategoryIds.length !== 1) return null;
  const wide = categories.find(({ id }) => categoryIds.includes(id));
  if (wide) return wide;
  const narrower = categories
    .flatMap(({ sub_categories }) => sub_categories)
    .find(({ id }) => subCategoryIds.includes(id));
  return narrower ? { name: narrower.name, description: "", slug: null } : null;
}
