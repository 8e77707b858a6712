import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { hasGoodConnection, quiet } from "./islands/index.ts";
import { usePageState } from "./page-state.ts";
import { matchRoute } from "./place.ts";
import { useRoutes } from "./routes-context.ts";

const WORKER = "/worker.js";

/**
 * Caches visited public pages for offline reading (`public/worker.js`) once each is idle; not on a slow or metered
 * connection. Searches are not cached, because storing search terms needs consent.
 */
export function useOfflineCache(): void {
  const { pathname } = useLocation();
  const { build } = usePageState();
  const routes = useRoutes();

  useEffect(() => {
    const { origin, search } = window.location;
    const route = matchRoute(routes, { pathname, search })?.route;
    const isSearch = pathname === "/search";
    if (import.meta.env.DEV || !("serviceWorker" in navigator) || !hasGoodConnection()) return;
    if (!route || route.visibility === "private" || isSearch) return;
    // A product's address contains the chosen options; its page is cached only once, without them.
    const page = origin + pathname + (route.canonicalSearch ? search : "");
    void quiet()
      .then(() => requestCaching(page, build))
      .catch((error: unknown) => console.info("No page is kept for when the line is away.", error));
  }, [pathname, build, routes]);

  useEffect(followCachedLinks, []);
}

async function requestCaching(page: string, build: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page, build, files });
}

/**
 * While offline, a link to a cached page loads its document, because the page's script could not reach the API. Other
 * links behave as usual, and the open page stays.
 */
function followCachedLinks(): () => void {
  let kept = new Set<string>();
  const look = async () => {
    kept = navigator.onLine || !("caches" in window) ? new Set() : await cachedPages();
  };
  const handleLine = () => void look().catch(() => undefined);
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { origin, pathname, search } = link;
    const isHere = pathname === window.location.pathname && search === window.location.search;
    // If the router does not see the click, the browser follows the link.
    if (!isHere && kept.has(origin + pathname + search)) event.stopPropagation();
  };
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ["online", "offline"]) window.addEventListener(type, handleLine, { signal });
  window.addEventListener("click", handleClick, { capture: true, signal });
  handleLine();
  return () => listening.abort();
}

async function cachedPages(): Promise<Set<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages "));
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(pages.flat().map(({ url }) => url));
}
