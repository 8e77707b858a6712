import { useEffect } from "react";
import { Toaster } from "@selvedge/ui/toast";
import { toasts } from "../../lib/toasts.ts";

/** Where the shell's toasts appear, and with them the word that the line is gone. In the document, so that it never has to be loaded. */
export function StoreToaster() {
  useOfflineNotice();
  return <Toaster toasts={toasts} position="top-right" />;
}

/** Says that the line is gone for as long as it is. */
function useOfflineNotice(): void {
  useEffect(() => {
    let shown: number | null = null;
    const handleChange = () => {
      if (shown !== null) toasts.dismiss(shown);
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

const OFFLINE = "You are offline. What you see stays; what you change waits until the line is back.";
