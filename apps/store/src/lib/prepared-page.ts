import { type RefObject, useEffect } from "react";
import { firstIntent, hasGoodConnection, quiet } from "./islands/index.ts";
import { matchRoute } from "./place.ts";
import { useRoutes } from "./routes-context.ts";

const prepared = new Set<string>();

/**
 * Loads the code of a likely next page once the visitor has moved, its link is in view and the page is idle, on a good
 * connection, so that a tap shows it at once. `href` has no query.
 */
export function usePreparedPage(href: string, link: RefObject<Element | null>): void {
  const routes = useRoutes();
  useEffect(() => {
    const route = matchRoute(routes, { pathname: href, search: "" })?.route;
    if (!route || prepared.has(route.path) || !hasGoodConnection()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting || prepared.has(route.path)) return;
      prepared.add(route.path);
      // A failed load is repeated when the page is needed.
      void firstIntent()
        .then(quiet)
        .then(route.page.prepare)
        .catch(() => undefined);
    });
    if (link.current) observer.observe(link.current);
    return () => observer.disconnect();
  }, [routes, href, link]);
}
