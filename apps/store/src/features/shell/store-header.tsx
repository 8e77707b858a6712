import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { CategoryMenu, CategoryMenuLink } from "@selvedge/ui/category-menu";
import { CountBadge } from "@selvedge/ui/badge";
import { IconButton, IconLink } from "@selvedge/ui/icon-button";
import { Heart } from "@selvedge/ui/icons/heart";
import { HandbagSimple } from "@selvedge/ui/icons/handbag-simple";
import { List } from "@selvedge/ui/icons/list";
import { MagnifyingGlass } from "@selvedge/ui/icons/magnifying-glass";
import { Truck } from "@selvedge/ui/icons/truck";
import { User } from "@selvedge/ui/icons/user";
import { HeaderAction, HeaderNav, HeaderNavLink, SiteHeader } from "@selvedge/ui/site-header";
import { Wordmark } from "@selvedge/ui/wordmark";
import { brand } from "../../brand.ts";
import { overlay } from "../../lib/islands/index.ts";
import { loginPath } from "../../lib/session.ts";
import { sayNotOpened } from "../../lib/toasts.ts";
import { useGoingBack } from "../../lib/use-going-back.ts";
import { useCartCount } from "../cart/cart-changes.ts";
import { openSearch } from "../search/search-opening.ts";
import { useSession } from "../session/use-session.ts";
import { useSignInPaths } from "../session/use-sign-in-paths.ts";
import { useKeptWishlist, useWishlistCount } from "../wishlist/use-kept-wishlist.ts";
import { StoreCategoryMenu } from "./store-category-menu.tsx";
import { loadPage } from "../../lib/page-memory.ts";
import { labelLinks, useLinkTo } from "./navigation.ts";

const NavigationDrawer = overlay(
  () => import("./navigation-drawer.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);
// If it fails to load, the account link still leads to the sign-in page.
const LoginOverlay = overlay(
  () => import("../session/login-overlay.tsx"),
  () => loadPage(loginPath(window.location.pathname + window.location.search)),
);

/** "Cart, 2 items" */
const counted = (label: string, count: number) =>
  count > 0 ? `${label}, ${count} ${count === 1 ? "item" : "items"}` : label;

/** With these keys the browser opens the link in another tab or window, or saves it. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/**
 * Header of every page but the checkout. Links that open something over the page are marked `data-opens` for
 * `public/first.js`.
 */
export function StoreHeader() {
  const to = useLinkTo();
  const { pathname } = useLocation();
  const count = useCartCount();
  const wished = useWishlistCount();
  useKeptWishlist();
  const session = useSession();
  const { login } = useSignInPaths();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLoginOpen, setLoginOpen] = useState(false);
  useGoingBack(() => {
    setMenuOpen(false);
    setLoginOpen(false);
  });
  // On the sign-in pages an overlay with the same form would only be in the way.
  const isSignInPage = pathname === "/login" || pathname === "/register";
  const hasOverlay = session.status === "guest" && !isSignInPage;

  return (
    <>
      <SiteHeader
        nav={
          <HeaderNav>
            <HeaderNavLink {...to("/")}>Home</HeaderNavLink>
            <StoreCategoryMenu />
            <CategoryMenu
              href="/journals"
              variant="dropdown"
              labels={{ categories: "Journals" }}
              // The width of the web font's text, so that nothing shifts when the font loads.
              className="sv:min-w-[4.53rem]"
              aria-current={pathname === "/journals" || pathname.startsWith("/blogs/") ? "true" : undefined}
            >
              {brand.socialJournal && (
                <CategoryMenuLink href={brand.socialJournal.url} target="_blank" rel="noopener noreferrer">
                  {brand.socialJournal.label}
                  <span className="sv:sr-only"> (opens in a new tab)</span>
                </CategoryMenuLink>
              )}
              <CategoryMenuLink {...to("/journals")}>Our Journal</CategoryMenuLink>
            </CategoryMenu>
            {labelLinks.map(({ label, href }) => (
              <HeaderNavLink key={href} {...to(href)}>
                {label}
              </HeaderNavLink>
            ))}
          </HeaderNav>
        }
        menu={
          <IconButton label="Menu" aria-haspopup="dialog" onClick={() => setMenuOpen(true)}>
            <List />
          </IconButton>
        }
        // Loads the home page as a new document, even from the home page.
        wordmark={<Wordmark name={brand.name} href="/" render={(link) => <a {...link} />} />}
        actions={
          <>
            <IconLink
              label="Search"
              href="/search"
              rel="nofollow"
              data-opens="search"
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                openSearch();
              }}
            >
              <MagnifyingGlass />
            </IconLink>
            <HeaderAction from="desktop">
              <IconLink
                label="Account"
                // While the session is unknown, this leads to login, which redirects a signed-in shopper to the
                // account.
                href={session.status === "guest" || session.status === "unknown" ? login : "/account"}
                rel="nofollow"
                data-opens={isSignInPage ? undefined : "login"}
                onClick={(event) => {
                  if (!hasOverlay || opensElsewhere(event)) return;
                  event.preventDefault();
                  setLoginOpen(true);
                }}
              >
                <User />
              </IconLink>
            </HeaderAction>
            <HeaderAction from="desktop">
              <IconLink label="Track order" href="/track-order">
                <Truck />
              </IconLink>
            </HeaderAction>
            <HeaderAction from="desktop">
              <IconLink label={counted("Wishlist", wished)} hint="Wishlist" href="/wishlist">
                <Heart />
                <CountBadge count={wished} />
              </IconLink>
            </HeaderAction>
            <HeaderAction from="tablet">
              <IconLink label={counted("Cart", count)} hint="Cart" href="/cart">
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
