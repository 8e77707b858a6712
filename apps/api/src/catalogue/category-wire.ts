import type { Category } from "@selvedge/commerce/wire/catalogue";
import type { CategoryRow } from "./categories.repository.ts";

/** Maps a category with its sub-categories to the wire. */
export function categoryFromRows(row: CategoryRow, rows: CategoryRow[]): Category {
  const { id, slug, name, description, products } = row;
  const children = rows.filter((child) => child.parent_id === id);
  return {
    id,
    slug,
    name,
    description,
    products,
    sub_categories: children.map((child) => ({
      id: child.id,
      slug: child.slug,
      name: child.name,
      products: child.products,
    })),
  };
}

/**
 * Resolves a choice of categories and sub-categories. A sub-category narrows only its own parent: "Dresses, Skirts"
 * with "Slip dresses" means slip dresses and all skirts.
 */
export function chosenCategories(
  categoryIds: number[],
  subCategoryIds: number[],
  rows: CategoryRow[],
): number[] | null {
  if (categoryIds.length === 0 && subCategoryIds.length === 0) return null;
  const narrowed = new Set(rows.filter(({ id }) => subCategoryIds.includes(id)).map(({ parent_id }) => parent_id));
  return [...subCategoryIds, ...categoryIds.filter((id) => !narrowed.has(id))];
}
