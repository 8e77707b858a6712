import type { ListingQuery } from "@selvedge/commerce/listing";
import type { Category } from "@selvedge/commerce/wire/catalogue";

/** What a page shows of the listed category. */
export interface ShownCategory {
  name: string;
  /** One sentence; empty if there is none. */
  description: string;
  /** Slug of the category's own page; null for a subcategory. */
  slug: string | null;
}

/** The category or subcategory that is the only filter of a listing; null with none or several. */
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
