import type { Category } from "@selvedge/commerce/wire/catalogue";
import { useLocation } from "react-router-dom";
import { useQuery } from "../../lib/query.ts";
import { categoriesQuery } from "../catalogue/catalogue-queries.ts";

/** Where a category of the menu leads. */
const categoryPath = ({ id }: Pick<Category, "id">) => `/shop?category_id=${id}`;
const subCategoryPath = (id: number) => `/shop?sub_category_id=${id}`;

/** The shop's categories as the menus show them. */
export function useCategoryLinks() {
  const { data, error } = useQuery(categoriesQuery);
  const links = (data?.categories ?? []).map((category) => ({
    label: category.name,
    href: categoryPath(category),
    children: category.sub_categories.map(({ id, name }) => ({ label: name, href: subCategoryPath(id) })),
  }));
  return { links, state: data ? "ready" : error ? "failed" : "loading" } as const;
}

/** Whether a path of the store is the page that is shown. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => pathname === path;
}
