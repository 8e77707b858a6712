import { createElement, type ReactNode, useEffect, useMemo, useRef } from "react";
import { UNSAFE_LocationContext, UNSAFE_NavigationContext, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { SelvedgeProvider } from "@selvedge/ui/provider";
import { QuickViewContext, type QuickViewProps } from "./features/catalogue/use-quick-view.ts";
import { CartDrawerContext } from "./features/cart/cart-drawer-state.ts";
import { StoreShell } from "./features/shell/store-shell.tsx";
import { AccessGuard } from "./features/session/access-guard.tsx";
import { ErrorBoundary } from "./lib/error-boundary.tsx";
import {
  carry,
  hydrated,
  isStaleBuild,
  loadDocument,
  overlay,
  runAwaitedIslands,
  type IslandContext,
  IslandContextProvider,
} from "./lib/islands/index.ts";
import { showLoading } from "./lib/loading.ts";
import { PageStateContext, usePageState } from "./lib/page-state.ts";
import { matchRoute, type Route } from "./lib/place.ts";
import { RouteParamsContext, RouteParamsProvider } from "./lib/route-params.ts";
import { ScrollMemory } from "./lib/scroll-memory.tsx";
import { RoutesProvider } from "./lib/routes-context.ts";
import { endHydration, keepServerAnswers, leaveFirstPage } from "./lib/server-answers.ts";
import { readStored } from "./lib/storage.ts";
import { sayNotOpened, toasts } from "./lib/toasts.ts";
import { storeLink } from "./lib/store-link.tsx";
import { notFoundRoute, routes } from "./routes.tsx";

const QuickView = overlay(
  () => import("./features/quick-view/quick-view-dialog.tsx"),
  ({ onClose }) => {
    onClose();
    sayNotOpened();
  },
);

const renderQuickView = (props: QuickViewProps) => <QuickView {...props} />;

/** The contexts that islands can use. A context used by an island must be listed here. */
const CARRIED = [
  carry(UNSAFE_NavigationContext),
  carry(UNSAFE_LocationContext),
  carry(PageStateContext),
  carry(RouteParamsContext),
  carry(CartDrawerContext),
];

/**
 * Returning visitors may have a cart, a wishlist or a comparison to show counts for, and a message of the previous page
 * may be waiting. Offline, the first followed link may lead to a cached page.
 */
const isAwaited = () =>
  !navigator.onLine ||
  (readStored("cartToken") ?? readStored("token") ?? readStored("wishlistSessionId") ?? readStored("compareItems")) !==
    null ||
  toasts.getSnapshot().length > 0;
toasts.subscribe(runAwaitedIslands);

export interface AppProps {
  renderMarkup?: IslandContext["renderMarkup"];
}

/** The store inside the document: the data cache, the shell, and the page of the current URL. */
export function App({ renderMarkup }: AppProps) {
  const { fallback } = usePageState();
  const cache = useMemo(
    () => ({
      fallback,
      use: [keepServerAnswers(fallback)],
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // One cache per document: on the server it must not outlive the request.
      ...(typeof window === "undefined" ? { provider: () => new Map() } : {}),
    }),
    [fallback],
  );
  const context = useMemo<IslandContext>(
    () => ({
      carried: CARRIED,
      around: (content) => (
        <SWRConfig value={cache}>
          <RoutesProvider value={routes}>
            <SelvedgeProvider locale="en-IN" link={storeLink}>
              <QuickViewContext value={renderQuickView}>{content}</QuickViewContext>
            </SelvedgeProvider>
          </RoutesProvider>
        </SWRConfig>
      ),
      renderMarkup,
      isAwaited,
    }),
    [cache, renderMarkup],
  );
  useEffect(() => {
    endHydration();
    void hydrated();
    // Pages start their requests in the next frame, before this callback.
    requestAnimationFrame(showLoading);
  }, []);
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key === firstKey.current) return;
    leaveFirstPage();
    if (isStaleBuild()) void loadDocument();
  }, [key]);

  return context.around(
    <IslandContextProvider value={context}>
      <CurrentPage />
      <ScrollMemory />
    </IslandContextProvider>,
  );
}

const NONE = {};

function CurrentPage(): ReactNode {
  const location = useLocation();
  const { missingPath } = usePageState();
  const match = matchRoute(routes, location);
  const route = match && missingPath !== location.pathname ? match.route : notFoundRoute;
  return (
    <StoreShell isReduced={route.isolated === true}>
      <ErrorBoundary key={location.pathname}>
        <RouteParamsProvider value={match?.place.params ?? NONE}>
          <AccessGuard access={route.access}>
            <Page route={route} />
          </AccessGuard>
        </RouteParamsProvider>
      </ErrorBoundary>
    </StoreShell>
  );
}

function Page({ route }: { route: Route }) {
  return createElement(route.page.usePage());
}
