import { matchPath } from "react-router-dom";
import type { LazyPage } from "./islands/index.ts";
import type { Query } from "./query.ts";

/** A URL of the store, as routes and their queries see it. */
export interface Place {
  pathname: string;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** The answer to a query, if there is one. */
export type ReadAnswer = <Answer>(query: Query<Answer>) => Answer | undefined;

/** One URL of the store and the policy that holds on it. */
export interface Route {
  path: string;
  /** Source file of the page: its key in the build manifest, for preloading. */
  module: string;
  page: LazyPage;
  /** `private` pages are never stored by a cache and never indexed. @default "public" */
  visibility?: "public" | "private";
  /** Who may be here; anybody when absent. Decided in the browser, where the bearer is. */
  access?: "guest" | "signed-in";
  /** The address holds a secret out of a mail: no other site, and no cache, is told it. */
  hasSecret?: true;
  /** Links into and out of the page load the document anew: other rules for scripts hold there. */
  isolated?: true;
  /** Not in the sitemap: the page is known under another path, or finds nothing that others do not. */
  isUnlisted?: true;
  /** A long text to read waits for its font: lines that break anew would move it. */
  isText?: true;
  /** The one way to write a query that the page shows; without it the page shows none. */
  canonicalSearch?: (search: URLSearchParams) => string;
  /** What the page cannot be shown without. A 404 from one of them is the page's 404. */
  queries?: (place: Place) => Query<unknown>[];
  /** The path under which the thing is known now; any other is answered with 301. `read` gives the answers to `queries`. */
  movedTo?: (place: Place, read: ReadAnswer) => string | undefined;
}

export interface Match {
  route: Route;
  place: Place;
}

/** The first route of the table that the URL matches. */
export function matchRoute(routes: readonly Route[], url: { pathname: string; search: string }): Match | null {
  const asked = url.pathname.toLowerCase();
  for (const route of routes) {
    // A pattern is compiled at each match, for each link of a page: most routes are told apart by how they begin.
    const [begin = ""] = route.path.split(":");
    if (!asked.startsWith(begin)) continue;
    const match = matchPath({ path: route.path, end: true }, url.pathname);
    if (match) {
      return {
        route,
        place: { pathname: url.pathname, params: match.params, search: new URLSearchParams(url.search) },
      };
    }
  }
  return null;
}
