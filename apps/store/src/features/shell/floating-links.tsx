import { BackToTop } from "@selvedge/ui/back-to-top";
import { ChatLink, FloatingActions } from "@selvedge/ui/chat-link";
import { useLocation } from "react-router-dom";
import { chatUrl } from "../../brand.ts";
import { overlay } from "../../lib/islands/index.ts";
import { useStored } from "../../lib/use-stored.ts";

/** A failed load needs no message: the chosen products stay chosen. */
const CompareTray = overlay(
  () => import("../compare/compare-tray-overlay.tsx"),
  () => undefined,
);
/**
 * Pages that list several products. A product page has its own bar at this edge, and links to the comparison beside its
 * compare button.
 */
const HAS_TRAY = /^\/($|shop|search|wishlist$|[\w-]+-collection)/;

/**
 * Floating controls: scroll to top, chat, and the compare tray. On the home page they appear once the film is scrolled
 * out of view.
 */
export function FloatingLinks() {
  const { pathname } = useLocation();
  const isComparing = Boolean(useStored("compareItems")) && HAS_TRAY.test(pathname);
  return (
    <aside aria-label="Help">
      <FloatingActions
        appears={pathname === "/" ? "scrolled" : "at once"}
        // On phones the chat is part of the product's bar.
        className={pathname.startsWith("/product/") ? "sv:max-lg:hidden" : ""}
      >
        <BackToTop />
        <ChatLink href={chatUrl} />
      </FloatingActions>
      {isComparing && <CompareTray />}
    </aside>
  );
}
