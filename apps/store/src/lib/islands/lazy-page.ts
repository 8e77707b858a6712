import { type ComponentType, use } from "react";
import { isHydrating } from "../server-answers.ts";
import { codeOf, type ImportModule } from "./code.ts";
import { loadDocument } from "./fresh-document.ts";
import { loadAllIslands, loadIslandsOfPages } from "./island.tsx";

/** A page in a chunk of its own: loaded before the first render, on demand afterwards. */
export interface LazyPage {
  /** Fetches the page and, on a navigation, its islands with it. Rejects when that fails; the next call tries again. */
  load: () => Promise<unknown>;
  /**
   * The page. On a navigation suspends until it is loaded whole; loads the document of the address where that fails, and
   * throws where that has been tried.
   */
  usePage: () => ComponentType;
}

export function lazyPage(importModule: ImportModule<ComponentType>): LazyPage {
  const code = codeOf(importModule);
  let whole: ComponentType | null = null;
  let arriving: Promise<ComponentType> | null = null;

  const load = async () => {
    const page = await code.load();
    if (typeof window === "undefined") await loadAllIslands();
    else if (!isHydrating()) await loadIslandsOfPages();
    whole = page;
    return page;
  };
  const arrive = () =>
    load().catch(async (error: unknown) => {
      if (await loadDocument()) return new Promise<never>(() => undefined);
      const page = code.current();
      // Without its islands it is still a page.
      if (page) return page;
      // The shopper may ask again by going here again.
      setTimeout(() => (arriving = null));
      throw error;
    });
  return { load, usePage: () => whole ?? use((arriving ??= arrive())) };
}
