import { CategoryMenu } from "@selvedge/ui/category-menu";
import { useLocation } from "react-router-dom";
import { storeLink } from "../../lib/store-link.tsx";
import { collectionLinks, useCategoryLinks } from "./navigation.ts";
import { NewThisWeek } from "./new-this-week.tsx";

/** The header's entry for the categories. */
export function StoreCategoryMenu() {
  const { pathname } = useLocation();
  const { links, state } = useCategoryLinks();
  return (
    <CategoryMenu
      href="/shop"
      categories={[
        { label: "Shop all", href: "/shop" },
        ...links,
        { label: "Collections", href: null, children: collectionLinks },
      ]}
      feature={<NewThisWeek />}
      state={state}
      current={pathname.startsWith("/shop")}
      renderLink={storeLink}
    />
  );
}
