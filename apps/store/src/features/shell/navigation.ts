import type { Category } from "@selvedge/commerce/wire/catalogue";
import { useLocation } from "react-router-dom";
import { useQuery } from "../../lib/use-query.ts";
import { collections } from "../../content/collections.ts";
import { categoriesQuery } from "../catalogue/catalogue-queries.ts";

/** A way to a page of the store. */
export interface PageLink {
  label: string;
  href: string;
}

/** Where a category of the menu leads. */
const categoryPath = ({ id }: Pick<Category, "id">) => `/shop?category_id=${id}`;
const subCategoryPath = (id: number) => `/shop?sub_category_id=${id}`;

/** The shop's categories as the menus show them. */
export function useCategoryLinks() {
  const { data, error } = useQuery(categoriesQuery);
  // The collections are categories too, and have a place of their own in the menus.
  const shown = (data?.categories ?? []).filter(({ slug }) => !collections.some((each) => each.slug === slug));
  const categories = shown.map((category) => ({
    label: category.name,
    href: categoryPath(category),
    narrower: category.sub_categories.map(({ id, name }): PageLink => ({ label: name, href: subCategoryPath(id) })),
  }));
  return { categories, state: data ? "ready" : error ? "error" : "loading" } as const;
}

/** The collections as the menus show them. */
export const collectionLinks = collections.map(({ path, name }): PageLink => ({ label: name, href: path }));

/** What the label tells of itself. */
export const labelLinks: PageLink[] = [
  { label: "Our Story", href: "/our-story" },
  { label: "Contact Us", href: "/contact" },
];

/** What helps around an order, and the label's policies. */
export const helpLinks: PageLink[] = [
  { label: "Shipping & Returns", href: "/shipping-return" },
  { label: "Track Order", href: "/track-order" },
  { label: "Size Guide", href: "/size-guide" },
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
];

/** What a link to a path of the store takes: the path, and whether it is the page that is shown. */
export function useLinkTo() {
  const { pathname } = useLocation();
  return (href: string) => ({ href, "aria-current": pathname === href ? ("page" as const) : undefined });
}
