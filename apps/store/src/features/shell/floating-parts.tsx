import { useRetryFocus } from "../../lib/retry-focus.ts";
import { FloatingLinks } from "./floating-links.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { StoreToaster } from "./store-toaster.tsx";
import { StoreToolbar } from "./store-toolbar.tsx";

/** What lies over every page: toolbar, chat, compare tray and toasts; what announces a navigation, and keeps the focus after a retry. */
export default function FloatingParts({ isReduced }: { isReduced: boolean }) {
  useRetryFocus();
  return (
    <>
      {!isReduced && (
        <>
          <StoreToolbar />
          <FloatingLinks />
        </>
      )}
      <StoreToaster />
      <RouteAnnouncer />
    </>
  );
}
