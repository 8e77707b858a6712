import { createToasts } from "@selvedge/ui/toast/queue";

/** The shell's toasts. Messages about the page; what belongs to a form or a dialog is shown there. */
export const toasts = createToasts();
