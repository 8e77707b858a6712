import { createContext, useContext } from "react";
import { unstable_serialize, type Key, type Middleware, type SWRHook } from "swr";

let hydrating = true;

let onFirstPage = true;

/** Call after the shopper has navigated. From then on mounting revalidates, as is SWR's default. */
export function leaveFirstPage(): void {
  onFirstPage = false;
}

/** Whether the rendered part hydrates markup of the document, which for an island may happen after a navigation. */
export const TakenOver = createContext(false);

/** Whether the first render has not finished yet. */
export const isHydrating = () => hydrating;

/** Call once the first render has finished. */
export function endHydration(): void {
  hydrating = false;
}

/**
 * Prevents hydration from requesting again what the server has just answered. Turning `revalidateIfStale` off would
 * last for good; this only applies on the first page and to the document's islands, which hydrate later, and only to
 * keys that the server answered.
 */
export function keepServerAnswers(fallback: Record<string, unknown>): Middleware {
  return (useNext: SWRHook) => (key, fetcher, options) => {
    const isTakenOver = useContext(TakenOver);
    const answered = (onFirstPage || isTakenOver) && Object.hasOwn(fallback, unstable_serialize(key as Key));
    return useNext(key, fetcher, answered ? { ...options, revalidateOnMount: false } : options);
  };
}
