import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { hasGoodLine, quiet } from "./islands/index.ts";
import { usePageState } from "./page-state.ts";
import { matchRoute } from "./place.ts";
import { useRoutes } from "./routes-context.ts";

const WORKER = "/worker.js";

/**
 * Has the public pages that are visited kept for when the line is away (`public/worker.js`), once each of them is quiet; not on
 * a line that is poor or paid for. A search is not kept: what was looked for is remembered with consent alone.
 */
export function useOfflineCache(): void {
  const { pathname } = useLocation();
  const { build } = usePageState();
  const routes = useRoutes();

  useEffect(() => {
    const { origin, search } = window.location;
    const route = matchRoute(routes, { pathname, search })?.route;
    const isSearch = pathname === "/search";
    if (import.meta.env.DEV || !("serviceWorker" in navigator) || !hasGoodLine()) return;
    if (!route || route.visibility === "private" || isSearch) return;
    // A choice stands in the address of a product: its page is kept once.
    const page = origin + pathname + (route.canonicalSearch ? search : "");
    void quiet()
      .then(() => askToKeep(page, build))
      .catch((error: unknown) => console.info("No page is kept for when the line is away.", error));
  }, [pathname, build, routes]);

  useEffect(followKeptLinks, []);
}

async function askToKeep(page: string, build: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ page, build, files });
}

/**
 * While the line is away, a link to a page that is kept loads its document: what the page's own script would ask the server for cannot be
 * had. Any other link does what it always does, and the page that is open stays.
 */
function followKeptLinks(): () => void {
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
    // The browser follows the link when nobody else hears of the click.
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
