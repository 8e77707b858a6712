import { LanguageSwitcher, LanguageSwitcherItem } from "@selvedge/ui/language-switcher";
import { useLocation } from "react-router-dom";
import { usePageState } from "../../lib/page-state.ts";
import { useRoutes } from "../../lib/routes-context.ts";
import { pathInOtherShops } from "./path-in-other-shops.ts";

/** The page in the label's other languages. Nothing if the label has only this shop. */
export function StoreLanguages() {
  const { shop, origin, missingPath } = usePageState();
  const routes = useRoutes();
  const location = useLocation();
  if (shop.languages.length === 0) return null;
  const path = pathInOtherShops(routes, location, missingPath);
  return (
    <LanguageSwitcher className="sv:mb-2">
      {shop.languages.map(({ code, name, address }) => (
        <LanguageSwitcherItem key={code} lang={code} href={address === origin ? undefined : address + path}>
          {name}
        </LanguageSwitcherItem>
      ))}
    </LanguageSwitcher>
  );
}
