import { CategoryMenu } from "@selvedge/ui/category-menu";
import { useLocation } from "react-router-dom";
import { storeLink } from "../../lib/store-link.tsx";
import { useCategoryLinks } from "./navigation.ts";

/** The header's entry for the categories. */
export function StoreCategoryMenu() {
  const { pathname } = useLocation();
  const { links, state } = useCategoryLinks();
  return (
    <CategoryMenu
      href="/shop"
      categories={links}
      state={state}
      current={pathname.startsWith("/shop")}
      renderLink={storeLink}
    />
  );
}
