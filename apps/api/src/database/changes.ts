/** The channel on which the database announces changes: see migration 010. */
export const CHANNEL = "surrogate_keys";

export interface ChangeListener {
  /** Something with this key has changed in a committed transaction; "everything": too many keys to name. */
  changed(key: string): void;
  /** Notifications may have been missed, so nothing cached can be relied on. */
  missed(): void;
}

/** Change notifications, whoever makes the change: this process, another one, or the owner by hand. */
export interface Changes {
  /** Whether notifications arrive at present. While they do not, nothing may be cached. */
  isListening(): boolean;
  /** Registers a listener, permanently. */
  listen(listener: ChangeListener): void;
}

/** Forwards one connection's notifications to several listeners. */
export function notifyAll(listeners: ReadonlySet<ChangeListener>): ChangeListener {
  return {
    changed: (key) => listeners.forEach((listener) => listener.changed(key)),
    missed: () => listeners.forEach((listener) => listener.missed()),
  };
}
