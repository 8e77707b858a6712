import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";
import { Heart } from "@selvedge/ui/icons/heart";
import { House } from "@selvedge/ui/icons/house";
import { Storefront } from "@selvedge/ui/icons/storefront";
import { User } from "@selvedge/ui/icons/user";
import { Toolbar, ToolbarLink } from "@selvedge/ui/toolbar";
import { useCartCount } from "../cart/cart-changes.ts";
import { useWishlistCount } from "../wishlist/use-kept-wishlist.ts";
import { useLinkTo } from "./navigation.ts";

/** Bottom toolbar with the five main pages on narrow screens. */
export function StoreToolbar() {
  const to = useLinkTo();
  const count = useCartCount();
  const wished = useWishlistCount();
  return (
    <Toolbar>
      <ToolbarLink {...to("/")} label="Home" icon={<House />} />
      <ToolbarLink {...to("/shop")} label="Shop" icon={<Storefront />} />
      <ToolbarLink {...to("/wishlist")} label="Wishlist" icon={<Heart />} count={wished} />
      <ToolbarLink {...to("/account")} label="Account" icon={<User />} />
      <ToolbarLink {...to("/cart")} label="Cart" icon={<HandbagSimple />} count={count} />
    </Toolbar>
  );
}
