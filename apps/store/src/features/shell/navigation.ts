import type { Category } from "@selvedge/commerce/wire/catalogue";
import { useLocation } from "react-router-dom";
import { useQuery } from "../../lib/query.ts";
import { collections } from "../../content/collections.ts";
import { categoriesQuery } from "../catalogue/catalogue-queries.ts";

/** Where a category of the menu leads. */
const categoryPath = ({ id }: Pick<Category, "id">) => `/shop?category_id=${id}`;
const subCategoryPath = (id: number) => `/shop?sub_category_id=${id}`;

/** The shop's categories as the menus show them. */
export function useCategoryLinks() {
  const { data, error } = useQuery(categoriesQuery);
  // The collections are categories too, and have a place of their own in the menus.
  const categories = (data?.categories ?? []).filter(({ slug }) => !collections.some((each) => each.slug === slug));
  const links = categories.map((category) => ({
    label: category.name,
    href: categoryPath(category),
    children: category.sub_categories.map(({ id, name }) => ({ label: name, href: subCategoryPath(id) })),
  }));
  return { links, state: data ? "ready" : error ? "failed" : "loading" } as const;
}

/** The collections as the menus show them. */
export const collectionLinks = collections.map(({ slug, name }) => ({ label: name, href: `/shop/${slug}` }));

/** The label's policies. */
export const policyLinks = [
  { label: "Shipping & Returns", href: "/shipping-return" },
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
];

/** Whether a path of the store is the page that is shown. */
export function useIsCurrent(): (path: string) => boolean {
  const { pathname } = useLocation();
  return (path) => pathname === path;
}
