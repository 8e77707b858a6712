import type { ShopSettings } from "@selvedge/commerce/wire/shop-settings";
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

/** A route of the store and its policies. */
export interface Route {
  path: string;
  /** Whether the path's variable parts fit. @default whatever they are */
  matches?: (params: Place["params"]) => boolean;
  /** Source file of the page: its key in the build manifest, for preloading. */
  module: string;
  page: LazyPage;
  /** Source file of the page that most visitors go to next. Its files are fetched ahead on a good connection. */
  leadsTo?: string;
  /** `private` pages are never stored by a cache and never indexed. @default "public" */
  visibility?: "public" | "private";
  /** Who may visit the page; everybody when absent. Checked in the browser, which has the bearer token. */
  access?: "guest" | "signed-in";
  /** The address contains a secret from an e-mail: it is sent to no other site and stored in no cache. */
  hasSecret?: true;
  /** Links into and out of the page load a document, because its content policy differs. */
  isolated?: true;
  /** Left out of the sitemap: the page has another canonical path, or lists nothing new. */
  isUnlisted?: true;
  /** A long text that waits for its font, because changing line breaks would move it. */
  isText?: true;
  /** Whether the shop has the page, by what its owner has set. @default always */
  exists?: (shop: ShopSettings) => boolean;
  /** Normalises the query that the page shows; without it the page shows none. */
  canonicalSearch?: (search: URLSearchParams) => string;
  /** Queries that the page cannot be shown without. A 404 from one of them is the page's 404. */
  queries?: (place: Place) => Query<unknown>[];
  /**
   * The current path of the page's subject; other paths are redirected with 301. `read` gives the answers to `queries`.
   */
  movedTo?: (place: Place, read: ReadAnswer) => string | undefined;
}

export interface Match {
  route: Route;
  place: Place;
}

/** The first route of the table that matches the URL. */
export function matchRoute(routes: readonly Route[], url: { pathname: string; search: string }): Match | null {
  const asked = url.pathname.toLowerCase();
  for (const route of routes) {
    // `matchPath` compiles the pattern on each call, for each link of a page. Comparing the prefix rules most routes
    // out first.
    const [begin = ""] = route.path.split(":");
    if (!asked.startsWith(begin)) continue;
    const match = matchPath({ path: route.path, end: true }, url.pathname);
    if (match && (route.matches?.(match.params) ?? true)) {
      return {
        route,
        place: { pathname: url.pathname, params: match.params, search: new URLSearchParams(url.search) },
      };
    }
  }
  return null;
}
