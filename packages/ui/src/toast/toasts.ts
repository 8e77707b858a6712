export type ToastType = "success" | "error" | "info" | "warning";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /**
   * How long the toast stays, in milliseconds; the timer pauses on hover and focus. `null` stays until dismissed, for
   * lasting conditions such as no connection. @default 3000
   */
  durationMs?: number | null;
  /** One action; the toast closes after it. */
  action?: ToastAction;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  type: ToastType;
  text: string;
}

/** A queue of toasts outside React, so that any code can raise one. */
export interface Toasts {
  /** Raises a toast and returns its id. */
  success(text: string, options?: ToastOptions): number;
  error(text: string, options?: ToastOptions): number;
  info(text: string, options?: ToastOptions): number;
  warning(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** The visible toasts, newest first. */
  getSnapshot(): readonly ToastMessage[];
  /** Calls back after each change; returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

const LIMIT = 3;

/** Keeps at most three. The oldest toast with a duration is dropped first. */
function limited(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= LIMIT) return toasts;
  const dropped = toasts.findLast(({ durationMs }) => durationMs !== null) ?? toasts.at(-1);
  return toasts.filter((toast) => toast !== dropped);
}

/**
 * Creates an empty queue. At most three toasts are kept; a fourth drops the oldest one that has a duration. A toast with
 * the same text replaces the older one.
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
