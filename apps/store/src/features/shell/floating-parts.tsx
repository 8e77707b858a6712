import { FloatingLinks } from "./floating-links.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { StoreToaster } from "./store-toaster.tsx";
import { StoreToolbar } from "./store-toolbar.tsx";

/** What lies over every page: toolbar, chat, compare tray and toasts; and the announcement of a navigation. */
export default function FloatingParts({ isReduced }: { isReduced: boolean }) {
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
