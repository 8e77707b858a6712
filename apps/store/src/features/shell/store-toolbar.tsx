import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";
import { House } from "@selvedge/ui/icons/house";
import { Storefront } from "@selvedge/ui/icons/storefront";
import { User } from "@selvedge/ui/icons/user";
import { Toolbar } from "@selvedge/ui/toolbar";
import { storeLink } from "../../lib/store-link.tsx";
import { useCartCount } from "../cart/use-cart.ts";
import { useIsCurrent } from "./navigation.ts";

/** The four pages that a thumb reaches on narrow screens. */
export default function StoreToolbar() {
  const isCurrent = useIsCurrent();
  const count = useCartCount();
  return (
    <Toolbar
      renderLink={storeLink}
      entries={[
        { label: "Home", href: "/", icon: <House />, current: isCurrent("/") },
        { label: "Shop", href: "/shop", icon: <Storefront />, current: isCurrent("/shop") },
        { label: "Account", href: "/account", icon: <User />, current: isCurrent("/account") },
        { label: "Cart", href: "/cart", icon: <HandbagSimple />, current: isCurrent("/cart"), count },
      ]}
    />
  );
}
