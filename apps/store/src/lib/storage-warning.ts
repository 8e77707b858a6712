import { readTab, writeTab } from "./tab-storage.ts";
import { toasts } from "./toasts.ts";

const WARNING =
  "Your browser does not let this shop store anything. Your cart and your login last until you close this tab.";
/** Time in which a refused write may open a dialog, and between two looks at an open one. */
const LOOK_MS = 1_000;
let isPlanned = false;

/** Tells the shopper, once per tab, that this browser stores nothing: when no dialog is open, which the toast would cover. */
export function warnStorageRefused(): void {
  if (isPlanned || readTab("storageWarningShown") !== null) return;
  isPlanned = true;
  setTimeout(warn, LOOK_MS);
}

function warn(): void {
  if (document.querySelector("[role=dialog]")) return void setTimeout(warn, LOOK_MS);
  writeTab("storageWarningShown", "1");
  toasts.warning(WARNING, { durationMs: null });
}
