import { useEffect } from "react";
import { Toaster } from "@selvedge/ui/toast";
import { useOfflineCache } from "../../lib/offline-cache.ts";
import { warnStorageRefused } from "../../lib/storage-warning.ts";
import { listenToRefusals } from "../../lib/storage.ts";
import { toasts } from "../../lib/toasts.ts";
import { useReadyCart } from "../cart/use-ready-cart.ts";

/** Shows the shell's toasts. Toasts raised before its code has loaded appear then. */
export function StoreToaster() {
  useReadyCart();
  useOfflineCache();
  useEffect(() => listenToRefusals(warnStorageRefused), []);
  return <Toaster toasts={toasts} position="top-right" />;
}
