import { unstable_serialize, type Key, type Middleware, type SWRHook } from "swr";

let hydrating = true;

/** Call once the first render is in place: from then on mounting reads afresh, as SWR does. */
export function endHydration(): void {
  hydrating = false;
}

/**
 * Keeps hydration from asking again for what the server has just answered. Turning `revalidateIfStale` off would do
 * the same for good; this holds only for the first render, and only for the keys that the server answered.
 */
export function keepServerAnswers(fallback: Record<string, unknown>): Middleware {
  return (useNext: SWRHook) => (key, fetcher, options) => {
    const answered = hydrating && Object.hasOwn(fallback, unstable_serialize(key as Key));
    return useNext(key, fetcher, answered ? { ...options, revalidateOnMount: false } : options);
  };
}
