import { BackToTop } from "@selvedge/ui/back-to-top";
import { ChatLink, FloatingActions } from "@selvedge/ui/chat-link";
import { useLocation } from "react-router-dom";
import { chatUrl } from "../../brand.ts";

/** What floats over the page: the way up, and the chat. On the home page both wait until the film has left. */
export default function FloatingLinks() {
  const { pathname } = useLocation();
  return (
    <aside aria-label="Help">
      <FloatingActions appears={pathname === "/" ? "scrolled" : "at once"}>
        <BackToTop />
        <ChatLink href={chatUrl} />
      </FloatingActions>
    </aside>
  );
}
