import { fetchCode, limited } from "./fetch-code.ts";

/** A lazily loaded module and the component it exports. */
export interface Code<Exported> {
  /**
   * Prefetches the chunk into the browser's cache without evaluating it. `priority` is low by default. Rejects like
   * `load`.
   */
  fetch: (priority?: RequestPriority) => Promise<void>;
  /**
   * Fetches and evaluates the chunk. Concurrent calls share one attempt. Rejects when all attempts have failed; the
   * next call starts over.
   */
  load: () => Promise<Exported>;
  /** Whether the last attempt failed and none has succeeded since. */
  hasFailed: () => boolean;
  /** The component if it is loaded, else null. */
  current: () => Exported | null;
  /** Calls back when the component is loaded; returns the unsubscribe function. */
  subscribe: (onLoaded: () => void) => () => void;
}

export type ImportModule<Exported> = () => Promise<{ default: Exported }>;

/**
 * Wraps an `import()`. The chunk and all its imports are fetched first, because a browser caches a failed module import
 * and never requests it again. `pauses` are the delays between attempts per file, in milliseconds. `loadStyles` loads
 * the styles of the chunk's markup; if that fails, `load` rejects.
 */
export function codeOf<Exported>(
  importModule: ImportModule<Exported>,
  pauses: readonly number[] = [],
  loadStyles?: () => Promise<void>,
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
    await Promise.all([fetch("auto"), loadStyles?.()]);
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
