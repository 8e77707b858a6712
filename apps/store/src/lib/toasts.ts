import { createToasts, type ToastOptions } from "@selvedge/ui/toast/queue";

/** The toasts of the store, which the shell shows. Messages about the page; what belongs to a form or a dialog is shown there. */
export const toasts = createToasts();

/** The way back, and longer than a message is shown: somebody has to decide in that time. */
export const undo = (onPress: () => void): ToastOptions => ({ action: { label: "Undo", onPress }, durationMs: 8_000 });

/** For a dialog or drawer whose code could not be loaded. */
export const sayNotOpened = () =>
  void toasts.error("This could not be opened. Please check your connection and try again.");
