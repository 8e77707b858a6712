import { Toaster } from "@selvedge/ui/toast";
import { useOfflineCache } from "../../lib/offline-cache.ts";
import { toasts } from "../../lib/toasts.ts";
import { useReadyCart } from "../cart/use-ready-cart.ts";

/** Where the shell's toasts appear. What is raised before its code is there waits for it. */
export default function StoreToaster() {
  useReadyCart();
  useOfflineCache();
  return <Toaster toasts={toasts} position="top-right" />;
}
