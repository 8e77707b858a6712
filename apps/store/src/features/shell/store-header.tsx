import { useState } from "react";
import { useLocation } from "react-router-dom";
import { CountBadge } from "@selvedge/ui/badge";
import { IconButton, IconLink } from "@selvedge/ui/icon-button";
import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";
import { List } from "@selvedge/ui/icons/list";
import { User } from "@selvedge/ui/icons/user";
import { HeaderAction, HeaderNav, HeaderNavLink, SiteHeader } from "@selvedge/ui/site-header";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";
import { overlay } from "../../lib/islands/index.ts";
import { loginPath } from "../../lib/session.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { useCartCount } from "../cart/use-cart.ts";
import { useSession } from "../session/use-session.ts";
import { useSignInPaths } from "../session/use-sign-in-paths.ts";
import { StoreCategoryMenu } from "./store-category-menu.tsx";
import { useLinkTo } from "./navigation.ts";

const NavigationDrawer = overlay(
  () => import("./navigation-drawer.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);
// The account has a page of its own to sign in on.
const LoginOverlay = overlay(
  () => import("../session/login-overlay.tsx"),
  () => window.location.assign(loginPath(window.location.pathname + window.location.search)),
);

/** Header of every page but the checkout. */
export default function StoreHeader() {
  const to = useLinkTo();
  const { pathname } = useLocation();
  const count = useCartCount();
  const session = useSession();
  const { login } = useSignInPaths();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLoginOpen, setLoginOpen] = useState(false);
  // On the sign-in pages themselves an overlay with the same form would only stand in the way.
  const hasOverlay = session.status === "guest" && pathname !== "/login" && pathname !== "/register";

  return (
    <>
      <SiteHeader
        nav={
          <HeaderNav>
            <HeaderNavLink {...to("/")}>Home</HeaderNavLink>
            <StoreCategoryMenu />
          </HeaderNav>
        }
        menu={
          <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <List />
          </IconButton>
        }
        wordmark={<Wordmark name={brand.name} href="/" />}
        actions={
          <>
            <HeaderAction from="desktop">
              <IconLink
                label="Account"
                // As long as nobody knows who is here: whoever is signed in is led on from there to the account.
                href={session.status === "guest" || session.status === "unknown" ? login : "/account"}
                rel="nofollow"
                onClick={(event) => {
                  if (!hasOverlay || event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  setLoginOpen(true);
                }}
              >
                <User />
              </IconLink>
            </HeaderAction>
            <HeaderAction from="tablet">
              <IconLink
                label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
                hint="Cart"
                href="/cart"
              >
                <HandbagSimple />
                <CountBadge count={count} />
              </IconLink>
            </HeaderAction>
          </>
        }
      />
      {isMenuOpen && <NavigationDrawer onClose={() => setMenuOpen(false)} />}
      {isLoginOpen && <LoginOverlay onClose={() => setLoginOpen(false)} />}
    </>
  );
}
