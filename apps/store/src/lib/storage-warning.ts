import { readTab, writeTab } from "./tab-storage.ts";
import { toasts } from "./toasts.ts";

const WARNING =
  "Your browser does not let this shop store anything. Your cart and your login last until you close this tab.";

/** Tells the shopper, once per tab, that this browser stores nothing. */
export function warnStorageRefused(): void {
  if (readTab("storageWarningShown") !== null) return;
  writeTab("storageWarningShown", "1");
  toasts.warning(WARNING, { durationMs: null });
}
