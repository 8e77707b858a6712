import { CategoryMenu, CategoryMenuGroup, CategoryMenuLink } from "@selvedge/ui/category-menu";
import { useLocation } from "react-router-dom";
import { collectionLinks, type PageLink, useCategoryLinks } from "./navigation.ts";
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
      <CategoryMenuGroup title="Collections">{links(collectionLinks)}</CategoryMenuGroup>
    </CategoryMenu>
  );
}
