import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { toasts } from "./toasts.ts";

const Toaster = lazy(() => import("@selvedge/ui/toast").then(({ Toaster: Loaded }) => ({ default: Loaded })));
const nothing: ReturnType<typeof toasts.getSnapshot> = [];

/** Where the shell's toasts appear. Comes with the first of them, and stays. */
export function StoreToaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => nothing);
  const [isNeeded, setNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setNeeded(true);
  return <Suspense fallback={null}>{isNeeded && <Toaster toasts={toasts} position="top-right" />}</Suspense>;
}
