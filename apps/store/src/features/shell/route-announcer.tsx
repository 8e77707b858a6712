import { useEffect, useRef, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isFollowed } from "../../lib/followed.ts";

/** Fields that keep the focus if the shopper has begun to type while the page was loading. */
const TYPED_IN = "main :is(input:not([type=radio], [type=checkbox]), textarea)";

/**
 * After a navigation to another page or by a link: moves the focus to the heading and announces the title once. A
 * change of sort order or filter leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef<Location | null>(null);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const last = shown.current;
    shown.current = location;
    if (last === null || !isArrival(last, location, kind)) return;
    // The heading of a page whose chunk is still loading appears a moment later.
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
  // Going back from a followed link counts as a navigation too.
  return isFollowed(here) || (kind === NavigationType.Pop && isFollowed(last));
}
