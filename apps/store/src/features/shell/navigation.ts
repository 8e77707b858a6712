import type { Category } from "@selvedge/commerce/wire/catalogue";
import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
import { useLocation } from "react-router-dom";
import { useQuery } from "../../lib/use-query.ts";
import { categoriesQuery } from "../page/categories-query.ts";
import { collectionPath } from "../page/collection-path.ts";
import { useCollections } from "../page/collections.ts";

/** A link to a page of the store. */
export interface PageLink {
  label: string;
  href: string;
}

/** Path of a category in the menu. */
const categoryPath = ({ id }: Pick<Category, "id">) => `/shop?category_id=${id}`;
const subCategoryPath = (id: number) => `/shop?sub_category_id=${id}`;

/** The shop's categories as links for the menus. */
export function useCategoryLinks() {
  const { data, error } = useQuery(categoriesQuery);
  const collections = useCollections();
  // Collections are categories too, but have their own place in the menus.
  const shown = (data?.categories ?? []).filter(({ slug }) => !collections.some((each) => each.slug === slug));
  const categories = shown.map((category) => ({
    label: category.name,
    href: categoryPath(category),
    narrower: category.sub_categories.map(({ id, name }): PageLink => ({ label: name, href: subCategoryPath(id) })),
  }));
  return { categories, state: data ? "ready" : error ? "error" : "loading" } as const;
}

/** The collections as links for the menus. */
export const useCollectionLinks = (): PageLink[] =>
  useCollections().map(({ slug, name }) => ({ label: name, href: collectionPath(slug) }));

/** Links to pages about the label. */
export const labelLinks: PageLink[] = [
  { label: "Our Story", href: "/our-story" },
  { label: "Contact Us", href: "/contact" },
];

/** Links for help with orders, and to the label's policies. */
export const helpLinks = ({ sizes }: Pick<ShopSettings, "sizes">): PageLink[] => [
  { label: "Shipping & Returns", href: "/shipping-return" },
  { label: "Track Order", href: "/track-order" },
  ...(sizes.length > 0 ? [{ label: "Size Guide", href: "/size-guide" }] : []),
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms & Conditions", href: "/terms-conditions" },
];

/** Props for a link to a path of the store: the path, and whether it is the current page. */
export function useLinkTo() {
  const { pathname } = useLocation();
  return (href: string) => ({ href, "aria-current": pathname === href ? ("page" as const) : undefined });
}
