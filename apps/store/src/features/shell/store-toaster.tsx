import { useState, useSyncExternalStore } from "react";
import { overlay } from "../../lib/islands/index.ts";
import { toasts } from "./toasts.ts";

const Toaster = overlay(
  () => import("./toaster.tsx"),
  () => undefined,
);
const nothing: ReturnType<typeof toasts.getSnapshot> = [];

/** Where the shell's toasts appear. Comes with the first of them, and stays. */
export function StoreToaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => nothing);
  const [isNeeded, setNeeded] = useState(false);
  if (shown.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded && <Toaster />;
}
