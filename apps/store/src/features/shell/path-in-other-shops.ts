import { matchRoute, type Route } from "../../lib/place.ts";

/**
 * Path and query of a page in the label's other shops: the same for pages that everybody sees alike, with the query that the page
 * shows. The home page for all others, which a visitor's cart, account or link to an order makes, and for a path without a page.
 */
export function pathInOtherShops(
  routes: readonly Route[],
  url: { pathname: string; search: string },
  missingPath: string | null,
): string {
  const match = matchRoute(routes, url);
  if (!match || match.route.visibility === "private" || missingPath === url.pathname) return "/";
  return url.pathname + (match.route.canonicalSearch?.(match.place.search) ?? "");
}
