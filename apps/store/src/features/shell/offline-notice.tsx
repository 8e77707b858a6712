import { useEffect, useSyncExternalStore } from "react";
import { toasts } from "../../lib/toasts.ts";
import { footMessage } from "./foot-message.ts";

const NOTICE = "You are offline. What you have open still works.";

/**
 * Shows a notice while the connection is gone, and then that it is back. Part of every page's first code, because no
 * other code can be fetched offline. It is a popover, so it closes without code.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const handleOnline = () => void toasts.success("You are online again.");
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, []);
  if (isOnline) return null;
  return (
    <div
      // A browser without popovers shows it as part of the page.
      ref={(notice) => notice?.showPopover?.()}
      id="offline"
      role="alert"
      popover="manual"
      className={`${footMessage} sv:py-1 sv:ps-4 sv:pe-2 sv:md:inset-[6rem_0_auto] sv:md:mx-auto sv:md:w-max`}
    >
      <div className="sv:flex sv:items-center sv:gap-3">
        <p className="sv:grow">{NOTICE}</p>
        <button
          type="button"
          popoverTarget="offline"
          popoverTargetAction="hide"
          className="sv:min-h-target sv:px-2 sv:underline sv:underline-offset-4"
        >
          Close
        </button>
      </div>
    </div>
  );
}

function subscribeConnection(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, listener, { signal: listening.signal });
  return () => listening.abort();
}
