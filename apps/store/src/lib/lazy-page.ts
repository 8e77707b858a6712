import type { ComponentType } from "react";
import { loadIslands } from "./island.tsx";
import { type LazyPart, lazyPart } from "./lazy-part.ts";
import { isHydrating } from "./server-answers.ts";

export type LazyPage = LazyPart;

/**
 * A page in a chunk of its own: loaded before the first render, on demand afterwards. Then its islands come with it,
 * so that a navigation shows the page whole.
 */
export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>): LazyPage {
  return lazyPart(async () => {
    const module = await fetchModule();
    if (typeof window === "undefined" || !isHydrating()) await loadIslands();
    return module;
  });
}
