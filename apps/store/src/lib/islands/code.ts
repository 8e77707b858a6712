import { fetchCode, limited } from "./fetch-code.ts";

/** A module that arrives in a chunk of its own, and the one component it is for. */
export interface Code<Exported> {
  /** Has the chunk brought into the browser's cache without running it. `priority` is low by default. Rejects like `load`. */
  fetch: (priority?: RequestPriority) => Promise<void>;
  /** Fetches and runs the chunk. Repeated calls share one attempt. Rejects when all attempts have failed; the next call makes new ones. */
  load: () => Promise<Exported>;
  /** Whether the last attempts have failed, and none has succeeded since. */
  hasFailed: () => boolean;
  /** The component if it is loaded, else null. */
  current: () => Exported | null;
  /** Calls back when it is loaded; returns how to stop. */
  subscribe: (onLoaded: () => void) => () => void;
}

export type ImportModule<Exported> = () => Promise<{ default: Exported }>;

/**
 * Wraps an `import()`. The chunk and all that it imports are fetched before they are imported, because a browser never
 * asks again for a module that it could not get once. `pauses`, in milliseconds, lie between the attempts at each file.
 * `bringLooks` brings what the chunk's markup needs to be shown; where that fails, so does `load`.
 */
export function codeOf<Exported>(
  importModule: ImportModule<Exported>,
  pauses: readonly number[] = [],
  bringLooks?: () => Promise<void>,
): Code<Exported> {
  let loaded: Exported | null = null;
  let hasFailed = false;
  let fetching: Promise<void> | null = null;
  let loading: Promise<Exported> | null = null;
  const listeners = new Set<() => void>();

  const fetch = (priority: RequestPriority = "low") => {
    fetching ??= fetchCode(importModule, priority, pauses).catch((error: unknown) => {
      fetching = null;
      hasFailed = true;
      throw error;
    });
    return fetching;
  };
  const run = async () => {
    await Promise.all([fetch("auto"), bringLooks?.()]);
    loaded = (await limited(() => importModule())).default;
    for (const listener of listeners) listener();
    return loaded;
  };
  const load = () => {
    loading ??= run().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const subscribe = (onLoaded: () => void) => {
    listeners.add(onLoaded);
    return () => void listeners.delete(onLoaded);
  };
  return { fetch, load, hasFailed: () => hasFailed && !loaded, current: () => loaded, subscribe };
}
