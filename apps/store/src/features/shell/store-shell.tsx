import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { LiveRegions } from "@selvedge/ui/live-region";
import { SkipLink } from "@selvedge/ui/skip-link";
import { Toaster } from "@selvedge/ui/toast";
import { takeFlash } from "../../lib/flash.ts";
import { CartDrawerProvider } from "../cart/cart-drawer-state.ts";
import { FloatingLinks } from "./floating-links.tsx";
import { ReducedHeader } from "./reduced-header.tsx";
import { StoreFooter } from "./store-footer.tsx";
import { StoreHeader } from "./store-header.tsx";
import { StoreToolbar } from "./store-toolbar.tsx";
import { toasts } from "./toasts.ts";

const CartDrawer = lazy(() => import("../cart/cart-drawer.tsx"));

export interface StoreShellProps {
  /** The checkout's shell: a wordmark and a way to ask for help, nothing that leads away. */
  isReduced: boolean;
  children: ReactNode;
}

/** Everything around a page: header, footer, toolbar, cart drawer, toasts, live regions. */
export function StoreShell({ isReduced, children }: StoreShellProps) {
  const { pathname } = useLocation();
  const [isCartOpen, setCartOpen] = useState(false);
  const drawer = useMemo(
    () => ({ isOpen: isCartOpen, setOpen: setCartOpen, opensAfterAdd: !isReduced }),
    [isCartOpen, isReduced],
  );
  useEffect(() => {
    const flash = takeFlash();
    if (flash) toasts[flash.type](flash.text);
  }, [pathname]);

  return (
    <CartDrawerProvider value={drawer}>
      <SkipLink />
      {isReduced ? <ReducedHeader /> : <StoreHeader />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isReduced && (
        <>
          <StoreFooter />
          <StoreToolbar />
          <FloatingLinks />
        </>
      )}
      <Suspense fallback={null}>{isCartOpen && <CartDrawer onClose={() => setCartOpen(false)} />}</Suspense>
      <LiveRegions />
      <Toaster toasts={toasts} position="top-right" />
    </CartDrawerProvider>
  );
}
