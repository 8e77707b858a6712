import { type ComponentType, use } from "react";

/** A component that arrives in a chunk of its own. */
export interface LazyPart<Props = object> {
  /** Fetches the chunk. Repeated calls share one fetch; a failed one is tried again by the next call. */
  load: () => Promise<ComponentType<Props>>;
  /** The component, at once if it is loaded. Otherwise suspends until `ready`, by default its loading, is done. */
  usePart: (ready?: () => Promise<ComponentType<Props>>) => ComponentType<Props>;
}

export function lazyPart<Props>(fetchModule: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let awaited: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    loading ??= fetchModule().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        loading = awaited = null;
        throw error;
      },
    );
    return loading;
  };
  const usePart: LazyPart<Props>["usePart"] = (ready = load) => loaded ?? use((awaited ??= ready()));
  return { load, usePart };
}
