import { type ComponentType, use } from "react";
import { isHydrating } from "../server-answers.ts";
import { allStyles } from "./all-styles.ts";
import { codeOf, type ImportModule } from "./code.ts";
import { loadDocument } from "./fresh-document.ts";
import { fetchIslandsOfPages, loadAllIslands, loadIslandsOfPages } from "./island.tsx";

/** A page in a chunk of its own: loaded before the first render, on demand afterwards. */
export interface LazyPage {
  /** Fetches the page and, on a navigation, its islands with it. Rejects when that fails; the next call tries again. */
  load: () => Promise<unknown>;
  /** The same for somebody who comes near a link, and hears of no failure; what could not be had the last time waits for who needs it. */
  loadAhead: () => void;
  /** Ahead of a likely navigation: fetches the page, and brings its islands into the browser's cache. Rejects like `load`. */
  prepare: () => Promise<unknown>;
  /**
   * The page. On a navigation suspends until it is loaded whole; loads the document of the address where that fails, and
   * is a component that throws where that is no way either.
   */
  usePage: () => ComponentType;
}

export function lazyPage(importModule: ImportModule<ComponentType>): LazyPage {
  const code = codeOf(importModule);
  let whole: ComponentType | null = null;
  let arriving: Promise<ComponentType> | null = null;
  let hasFailed = false;

  const loadWhole = async () => {
    const page = await code.load();
    if (typeof window === "undefined") await loadAllIslands();
    else if (!isHydrating()) await Promise.all([loadIslandsOfPages(), allStyles()]);
    whole = page;
    return page;
  };
  const replacementFor = async (error: unknown): Promise<ComponentType> => {
    if (await loadDocument()) return new Promise(() => undefined);
    // Without its islands it is still a page.
    const page = code.current();
    if (page) return page;
    hasFailed = true;
    return () => {
      throw error;
    };
  };
  const load = () => {
    // Only a new request forgets a failure: React asks for the page again and again until it has shown that there is none.
    if (hasFailed) arriving = null;
    hasFailed = false;
    return loadWhole();
  };
  return {
    load,
    loadAhead: () => void (code.hasFailed() || load().catch(() => undefined)),
    prepare: () => code.load().then(fetchIslandsOfPages),
    // Who has waited with `use` must ask with it again, also when the page is there by then.
    usePage: () => (arriving === null && whole ? whole : use((arriving ??= loadWhole().catch(replacementFor)))),
  };
}
