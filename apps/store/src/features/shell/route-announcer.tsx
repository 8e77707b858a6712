import { useEffect, useRef, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isFollowed } from "../../lib/followed.ts";

/** Whoever has begun to type while the page was on its way types on. */
const TYPED_IN = "main :is(input:not([type=radio], [type=checkbox]), textarea)";

/**
 * After a navigation, and wherever a link has led: focus on the heading, and the title said once. Another order or filter
 * of the same page leaves the focus on what was chosen.
 */
export default function RouteAnnouncer() {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Location | null>(null);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last === null || !isArrival(last, location, kind)) return;
    // The heading of a page whose chunk is still on its way comes a moment later.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (document.activeElement?.matches(TYPED_IN)) return;
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [location, kind]);

  return (
    <p role="status" className="sv:sr-only">
      {title}
    </p>
  );
}

function isArrival(last: Location, here: Location, kind: NavigationType): boolean {
  if (last.pathname !== here.pathname) return true;
  if (last.search === here.search) return false;
  // Back from what a link has led to is a way as long as the one there.
  return isFollowed(here) || (kind === NavigationType.Pop && isFollowed(last));
}
