import { CategoryMenu, CategoryMenuGroup, CategoryMenuLink } from "@selvedge/ui/category-menu";
import { useLocation } from "react-router-dom";
import { type PageLink, useCategoryLinks, useCollectionLinks } from "./navigation.ts";
import { NewThisWeek } from "./new-this-week.tsx";

const links = (to: readonly PageLink[]) =>
  to.map(({ label, href }) => (
    <CategoryMenuLink key={href} href={href}>
      {label}
    </CategoryMenuLink>
  ));

/** The header's menu of categories. */
export function StoreCategoryMenu() {
  const { pathname } = useLocation();
  const { categories, state } = useCategoryLinks();
  const collections = useCollectionLinks();
  return (
    <CategoryMenu
      href="/shop"
      aria-current={pathname.startsWith("/shop") ? "true" : undefined}
      state={state}
      feature={<NewThisWeek />}
    >
      <CategoryMenuGroup title="Shop all" href="/shop" />
      {categories.map(({ label, href, narrower }) => (
        <CategoryMenuGroup key={href} title={label} href={href}>
          {links(narrower)}
        </CategoryMenuGroup>
      ))}
      {collections.length > 0 && <CategoryMenuGroup title="Collections">{links(collections)}</CategoryMenuGroup>}
    </CategoryMenu>
  );
}
