import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { LiveRegions } from "@selvedge/ui/live-region";
import { SkipLink } from "@selvedge/ui/skip-link";
import { FloatingParts, ShellHeader, StoreFooter } from "../../islands/shell.ts";
import { takeFlash } from "../../lib/flash.ts";
import { overlay } from "../../lib/islands/index.ts";
import { useRetryFocus } from "../../lib/retry-focus.ts";
import { toasts } from "../../lib/toasts.ts";
import { useGoingBack } from "../../lib/use-going-back.ts";
import { type CartMessage, CartDrawerProvider } from "../cart/cart-drawer-state.ts";
import { useSearchOpening } from "../search/search-opening.ts";
import { EarlyMessages } from "./early-messages.tsx";
import { loadPage } from "../../lib/page-memory.ts";
import { OfflineNotice } from "./offline-notice.tsx";

const CartDrawer = overlay(
  () => import("../cart/cart-drawer.tsx"),
  ({ message, onClose }) => {
    // The product is in the cart; only the drawer failed to load.
    toasts.success(message.text);
    onClose();
  },
);

const StoreSearchOverlay = overlay(
  () => import("../search/store-search-overlay.tsx"),
  () => loadPage("/search"),
);

export interface StoreShellProps {
  /** The checkout's shell: a wordmark and a help link, without other navigation. */
  isReduced: boolean;
  children: ReactNode;
}

/** Everything around a page: header, footer, toolbar, cart drawer, toasts, live regions. */
export function StoreShell({ isReduced, children }: StoreShellProps) {
  const { pathname } = useLocation();
  const [cartMessage, setCartMessage] = useState<CartMessage | null>(null);
  const [isSearching, setSearching] = useState(false);
  useRetryFocus();
  useSearchOpening(setSearching);
  useGoingBack(() => {
    setCartMessage(null);
    setSearching(false);
  });
  const drawer = useMemo(() => ({ open: setCartMessage, opensAfterAdd: !isReduced }), [isReduced]);
  useEffect(() => {
    const flash = takeFlash();
    if (flash) toasts[flash.type](flash.text);
  }, [pathname]);

  return (
    <CartDrawerProvider value={drawer}>
      <SkipLink>Skip to content</SkipLink>
      <ShellHeader isReduced={isReduced} />
      {/* At least as high as the screen, so that loading content never moves the footer into view. */}
      <main id="main" tabIndex={-1} className="sv:min-h-svh">
        {children}
      </main>
      {!isReduced && <StoreFooter />}
      <FloatingParts isReduced={isReduced} />
      {cartMessage !== null && <CartDrawer message={cartMessage} onClose={() => setCartMessage(null)} />}
      {/* The checkout has no search. */}
      {isSearching && !isReduced && <StoreSearchOverlay onClose={() => setSearching(false)} />}
      <LiveRegions />
      <EarlyMessages />
      <OfflineNotice />
    </CartDrawerProvider>
  );
}
