/** Where the database says what has changed: see migration 010. */
export const CHANNEL = "surrogate_keys";

export interface ChangeListener {
  /** What has this name has changed, in a transaction that is committed; "everything": more than was worth naming. */
  changed(key: string): void;
  /** Changes may have gone unheard: nothing that is remembered can be relied on. */
  missed(): void;
}

/** What changes in the database, whoever changes it: this process, another one, or its owner by hand. */
export interface Changes {
  /** Whether changes are heard just now. While they are not, nothing may be remembered. */
  isHearing(): boolean;
  /** Begins to listen, for good. */
  listen(listener: ChangeListener): void;
}

/** Tells several listeners what one connection hears. */
export function tellAll(listeners: ReadonlySet<ChangeListener>): ChangeListener {
  return {
    changed: (key) => listeners.forEach((listener) => listener.changed(key)),
    missed: () => listeners.forEach((listener) => listener.missed()),
  };
}
