import { readTab, writeTab } from "./tab-storage.ts";
import { toasts } from "./toasts.ts";

const FORGOTTEN =
  "Your browser does not let this shop store anything. Your cart and your login last until you close this tab.";

/** Tells the shopper, once per tab, that this browser stores nothing. */
export function sayThatForgotten(): void {
  if (readTab("saidThatForgotten") !== null) return;
  writeTab("saidThatForgotten", "1");
  toasts.warning(FORGOTTEN, { durationMs: null });
}
