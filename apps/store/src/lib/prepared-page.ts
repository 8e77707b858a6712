import { type RefObject, useEffect } from "react";
import { firstIntent, hasGoodLine, quiet } from "./islands/index.ts";
import { matchRoute } from "./place.ts";
import { useRoutes } from "./routes-context.ts";

const prepared = new Set<string>();

/**
 * Has the code of the page that comes next brought when somebody moves, what leads to it is in view and the page is quiet, on
 * a good line: a tap then shows it at once. `href` has no query.
 */
export function usePreparedPage(href: string, link: RefObject<Element | null>): void {
  const routes = useRoutes();
  useEffect(() => {
    const route = matchRoute(routes, { pathname: href, search: "" })?.route;
    if (!route || prepared.has(route.path) || !hasGoodLine()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting || prepared.has(route.path)) return;
      prepared.add(route.path);
      // What cannot be had now is asked for again when it is wanted.
      void firstIntent()
        .then(quiet)
        .then(route.page.prepare)
        .catch(() => undefined);
    });
    if (link.current) observer.observe(link.current);
    return () => observer.disconnect();
  }, [routes, href, link]);
}
