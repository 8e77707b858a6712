import { createToasts, type ToastOptions } from "@selvedge/ui/toast/queue";

/** The store's toasts, shown by the shell. For messages about the page; forms and dialogs show their own. */
export const toasts = createToasts();

/** Options of a toast with an undo button, which stays longer than a message to leave time to decide. */
export const undo = (onPress: () => void): ToastOptions => ({ action: { label: "Undo", onPress }, durationMs: 8_000 });

/** For a dialog or drawer whose code could not be loaded. */
export const sayNotOpened = () =>
  void toasts.error("This could not be opened. Please check your connection and try again.");
