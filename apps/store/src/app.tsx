import { createElement, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { SelvedgeProvider } from "@selvedge/ui/provider";
import { StoreShell } from "./features/shell/store-shell.tsx";
import { AccessGuard } from "./features/session/access-guard.tsx";
import { ErrorBoundary } from "./lib/error-boundary.tsx";
import { usePageState } from "./lib/page-state.ts";
import { matchRoute } from "./lib/place.ts";
import { RouteParamsProvider } from "./lib/route-params.ts";
import { RoutesProvider } from "./lib/routes-context.ts";
import { island } from "./lib/island.tsx";
import { endHydration, keepServerAnswers, leaveFirstPage } from "./lib/server-answers.ts";
import { storeLink } from "./lib/store-link.tsx";
import { notFoundRoute, routes } from "./routes.tsx";

/** Nobody navigates without having moved. */
const AfterNavigation = island(() => import("./features/shell/after-navigation.tsx"));

/** The store inside the document: the data cache, the shell, and the page of the current URL. */
export function App() {
  const { fallback } = usePageState();
  const cache = useMemo(
    () => ({
      fallback,
      use: [keepServerAnswers(fallback)],
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      // One cache per document: on the server it must never outlive the request.
      ...(typeof window === "undefined" ? { provider: () => new Map() } : {}),
    }),
    [fallback],
  );
  useEffect(endHydration, []);
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key !== firstKey.current) leaveFirstPage();
  }, [key]);

  return (
    <SWRConfig value={cache}>
      <RoutesProvider value={routes}>
        <SelvedgeProvider locale="en-IN" link={storeLink}>
          <CurrentPage />
          <AfterNavigation />
        </SelvedgeProvider>
      </RoutesProvider>
    </SWRConfig>
  );
}

const NONE = {};

function CurrentPage(): ReactNode {
  const location = useLocation();
  const { missingPath } = usePageState();
  const match = matchRoute(routes, location);
  const route = match && missingPath !== location.pathname ? match.route : notFoundRoute;
  const page = createElement(route.page.usePart());
  return (
    <StoreShell isReduced={route.isolated === true}>
      <ErrorBoundary key={location.pathname}>
        <RouteParamsProvider value={match?.place.params ?? NONE}>
          <AccessGuard access={route.access}>{page}</AccessGuard>
        </RouteParamsProvider>
      </ErrorBoundary>
    </StoreShell>
  );
}
