import { useEffect } from "react";
import { Toaster } from "@selvedge/ui/toast";
import { useKeptPages } from "../../lib/kept-pages.ts";
import { toasts } from "../../lib/toasts.ts";
import { useReadyCart } from "../cart/use-ready-cart.ts";

/** Where the shell's toasts appear, and with them the word that the line is gone. What is raised before its code is there waits for it. */
export default function StoreToaster() {
  useOfflineNotice();
  useReadyCart();
  useKeptPages();
  return <Toaster toasts={toasts} position="top-right" />;
}

/** Says that the line is gone for as long as it is, and then that it is back. */
function useOfflineNotice(): void {
  useEffect(() => {
    let shown: number | null = null;
    const handleChange = () => {
      if (shown !== null) toasts.dismiss(shown);
      if (shown !== null && navigator.onLine) toasts.success("You are online again.");
      shown = navigator.onLine ? null : toasts.warning(OFFLINE, { durationMs: null });
    };
    handleChange();
    const listening = new AbortController();
    for (const type of ["online", "offline"]) {
      window.addEventListener(type, handleChange, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}

const OFFLINE = "You are offline. What you have open still works.";
