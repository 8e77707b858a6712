import { type ComponentType, use } from "react";
import { isHydrating } from "../server-answers.ts";
import { allStyles } from "./all-styles.ts";
import { codeOf, type ImportModule } from "./code.ts";
import { loadDocument } from "./fresh-document.ts";
import { fetchIslandsOfPages, loadAllIslands, loadIslandsOfPages } from "./island.tsx";

/** A page in its own chunk: loaded before the first render, or on demand afterwards. */
export interface LazyPage {
  /** Loads the page and, on a navigation, its islands. Rejects when that fails; the next call tries again. */
  load: () => Promise<unknown>;
  /**
   * Like `load`, for a pointer that approaches a link. Ignores failures, and does nothing if the last attempt failed.
   */
  loadAhead: () => void;
  /** Ahead of a likely navigation: loads the page and prefetches its islands. Rejects like `load`. */
  prepare: () => Promise<unknown>;
  /**
   * The page component. On a navigation it suspends until everything is loaded. If that fails, the document is loaded
   * instead; if that fails too, returns a component that throws.
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
    // The page is usable without its islands.
    const page = code.current();
    if (page) return page;
    hasFailed = true;
    return () => {
      throw error;
    };
  };
  const load = () => {
    // Only a new request clears a failure, because React renders repeatedly before it shows the error.
    if (hasFailed) arriving = null;
    hasFailed = false;
    return loadWhole();
  };
  return {
    load,
    loadAhead: () => void (code.hasFailed() || load().catch(() => undefined)),
    prepare: () => code.load().then(fetchIslandsOfPages),
    // After suspending with `use`, React requires `use` on the next render too, even if the page is loaded by then.
    usePage: () => (arriving === null && whole ? whole : use((arriving ??= loadWhole().catch(replacementFor)))),
  };
}
