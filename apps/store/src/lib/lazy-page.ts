import { type ComponentType, use } from "react";

/** A page that arrives in a chunk of its own. Loaded before the first paint, on demand afterwards. */
export interface LazyPage {
  /** Fetches the chunk. Repeated calls share one fetch; a failed one is tried again by the next call. */
  load: () => Promise<ComponentType>;
  /** The page, at once if it is loaded. Otherwise suspends, which keeps the old page in place during a navigation. */
  read: () => ComponentType;
}

export function lazyPage(fetchModule: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  const load = () => {
    loading ??= fetchModule().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return { load, read: () => loaded ?? use(load()) };
}
