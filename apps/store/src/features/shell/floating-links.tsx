import { BackToTop } from "@selvedge/ui/back-to-top";
import { ChatLink, FloatingActions } from "@selvedge/ui/chat-link";
import { useLocation } from "react-router-dom";
import { chatUrl } from "../../brand.ts";
import { overlay } from "../../lib/islands/index.ts";
import { useStored } from "../../lib/use-stored.ts";

/** Nothing is missed where it does not come: what has been chosen stays chosen. */
const CompareTray = overlay(
  () => import("../compare/compare-tray-overlay.tsx"),
  () => undefined,
);
/** Where pieces stand side by side. A product's page has a bar of its own at this edge, and a link to what is compared beside the button that does it. */
const HAS_TRAY = /^\/($|shop|search|wishlist$|\w+-collection)/;

/** What floats over the page: the way up, the chat, and what is to be compared. On the home page both wait until the film has left. */
export default function FloatingLinks() {
  const { pathname } = useLocation();
  const isComparing = Boolean(useStored("compareItems")) && HAS_TRAY.test(pathname);
  return (
    <aside aria-label="Help">
      <FloatingActions
        appears={pathname === "/" ? "scrolled" : "at once"}
        // On phones it stands in the bar of the product.
        className={pathname.startsWith("/product/") ? "sv:max-lg:hidden" : ""}
      >
        <BackToTop />
        <ChatLink href={chatUrl} />
      </FloatingActions>
      {isComparing && <CompareTray />}
    </aside>
  );
}
