import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** After a navigation: focus on the new page's heading, and its title said once. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // The heading of a page whose chunk is still on its way comes a moment later.
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setTitle(document.title);
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <p role="status" className="sv:sr-only">
      {title}
    </p>
  );
}
