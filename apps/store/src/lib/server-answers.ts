import { createContext, useContext } from "react";
import { unstable_serialize, type Key, type Middleware, type SWRHook } from "swr";

let hydrating = true;

let onFirstPage = true;

/** Call when the shopper has gone on: from then on mounting reads afresh, as SWR does. */
export function leaveFirstPage(): void {
  onFirstPage = false;
}

/** Whether what is rendered takes markup of the document over, which may be after the shopper has gone on. */
export const TakenOver = createContext(false);

/** Whether the first render is still to come. */
export const isHydrating = () => hydrating;

/** Call once the first render is in place. */
export function endHydration(): void {
  hydrating = false;
}

/**
 * Keeps hydration from asking again for what the server has just answered. Turning `revalidateIfStale` off would do
 * the same for good; this holds only on the first page and for the islands of its document, which hydrate later, and only for the keys
 * that the server answered.
 */
export function keepServerAnswers(fallback: Record<string, unknown>): Middleware {
  return (useNext: SWRHook) => (key, fetcher, options) => {
    const isTakenOver = useContext(TakenOver);
    const answered = (onFirstPage || isTakenOver) && Object.hasOwn(fallback, unstable_serialize(key as Key));
    return useNext(key, fetcher, answered ? { ...options, revalidateOnMount: false } : options);
  };
}
