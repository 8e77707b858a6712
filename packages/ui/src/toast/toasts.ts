export type ToastType = "success" | "error" | "info" | "warning";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /**
   * How long it stays, in milliseconds; the time stands still while it is pointed at or focused. `null` until it is
   * dismissed, for what goes on: no connection. @default 3000
   */
  durationMs?: number | null;
  /** One thing that can be done about it. The toast closes when it is done. */
  action?: ToastAction;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  type: ToastType;
  text: string;
}

/** A queue of toasts that lives outside React, so that any code can raise one. */
export interface Toasts {
  /** Each raises a toast and returns its id. */
  success(text: string, options?: ToastOptions): number;
  error(text: string, options?: ToastOptions): number;
  info(text: string, options?: ToastOptions): number;
  warning(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** What is shown, newest first. */
  getSnapshot(): readonly ToastMessage[];
  /** Calls back after each change; returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

const LIMIT = 3;

/** At most three. The oldest goes, and before it those that go by themselves. */
function limited(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= LIMIT) return toasts;
  const dropped = toasts.findLast(({ durationMs }) => durationMs !== null) ?? toasts.at(-1);
  return toasts.filter((toast) => toast !== dropped);
}

/**
 * Makes an empty queue. At most three toasts are kept; a fourth drops the oldest that would go by itself. One with the
 * same words takes the place of the one before.
 */
export function createToasts(): Toasts {
  let shown: readonly ToastMessage[] = [];
  let lastId = 0;
  const subscribers = new Set<() => void>();

  const show = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const notify of subscribers) notify();
  };
  const raise = (type: ToastType) => (text: string, options?: ToastOptions) => {
    lastId += 1;
    show(limited([{ ...options, id: lastId, type, text }, ...shown.filter((toast) => toast.text !== text)]));
    return lastId;
  };

  return {
    success: raise("success"),
    error: raise("error"),
    info: raise("info"),
    warning: raise("warning"),
    dismiss: (id) => show(shown.filter((toast) => toast.id !== id)),
    getSnapshot: () => shown,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
