import { Toaster } from "@selvedge/ui/toast";
import { useOfflineCache } from "../../lib/offline-cache.ts";
import { toasts } from "../../lib/toasts.ts";
import { useReadyCart } from "../cart/use-ready-cart.ts";

/** Shows the shell's toasts. Toasts raised before its code has loaded appear then. */
export function StoreToaster() {
  useReadyCart();
  useOfflineCache();
  return <Toaster toasts={toasts} position="top-right" />;
}
