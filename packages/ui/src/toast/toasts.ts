/** `loading` is for work in progress; it shows a spinner. */
export type ToastType = "success" | "error" | "info" | "warning" | "loading";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /**
   * How long the toast stays, in milliseconds; the timer pauses on hover and focus. `null` stays until dismissed, for
   * lasting conditions such as no connection. @default 3000
   */
  durationMs?: number | null | undefined;
  /** One action; the toast closes after it. */
  action?: ToastAction | undefined;
}

export interface ToastMessage extends ToastOptions {
  id: number;
  type: ToastType;
  text: string;
}

/** Texts of a toast about work in progress, and of its outcome. */
export interface ToastPromiseTexts<Value> {
  loading: string;
  success: string | ((value: Value) => string);
  error: string | ((reason: unknown) => string);
}

/** A queue of toasts outside React, so that any code can raise one. */
export interface Toasts {
  /** Raises a toast and returns its id. */
  success(text: string, options?: ToastOptions): number;
  error(text: string, options?: ToastOptions): number;
  info(text: string, options?: ToastOptions): number;
  warning(text: string, options?: ToastOptions): number;
  /** Shows a spinner until it is updated or dismissed. */
  loading(text: string, options?: ToastOptions): number;
  /**
   * Changes a visible toast in its place; another text or duration starts its timer anew. Does nothing if it was dismissed.
   * Returns its id, which is a new one if it became an error or was one, because errors are announced by another region.
   */
  update(id: number, change: ToastOptions & { type?: ToastType | undefined; text?: string | undefined }): number;
  /**
   * Shows a spinner until the work has ended, and then the outcome for three seconds, also if the first toast was dismissed.
   * Returns the same promise, so its rejection is still yours to handle.
   */
  promise<Value>(work: Promise<Value>, texts: ToastPromiseTexts<Value>): Promise<Value>;
  dismiss(id: number): void;
  /** The visible toasts, newest first. */
  getSnapshot(): readonly ToastMessage[];
  /** Calls back after each change; returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

const LIMIT = 3;
const OUTCOME_MS = 3000;

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
  const raise =
    (type: ToastType, usualMs?: null) =>
    (text: string, { durationMs = usualMs, action }: ToastOptions = {}): number => {
      lastId += 1;
      const toast = { id: lastId, type, text, durationMs, action };
      show(limited([toast, ...shown.filter((other) => other.text !== text)]));
      return lastId;
    };
  const loading = raise("loading", null);
  const update: Toasts["update"] = (id, change) => {
    const now = shown.find((toast) => toast.id === id);
    if (!now) return id;
    const { type = now.type, text = now.text, durationMs = now.durationMs, action = now.action } = change;
    const next = { id, type, text, durationMs, action };
    if ((next.type === "error") !== (now.type === "error")) {
      lastId += 1;
      next.id = lastId;
    }
    show(shown.map((toast) => (toast === now ? next : toast)));
    return next.id;
  };

  return {
    success: raise("success"),
    error: raise("error"),
    info: raise("info"),
    warning: raise("warning"),
    loading,
    update,
    promise: (work, texts) => {
      const id = loading(texts.loading);
      const settle = (type: "success" | "error", text: string) => {
        if (shown.some((toast) => toast.id === id)) update(id, { type, text, durationMs: OUTCOME_MS });
        else raise(type)(text);
      };
      void work.then(
        (value) => settle("success", typeof texts.success === "string" ? texts.success : texts.success(value)),
        (reason: unknown) => settle("error", typeof texts.error === "string" ? texts.error : texts.error(reason)),
      );
      return work;
    },
    dismiss: (id) => show(shown.filter((toast) => toast.id !== id)),
    getSnapshot: () => shown,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
