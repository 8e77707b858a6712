import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a navigation, and after a list's page was turned: focus on the heading, and the title said once. Another order
 * or filter may turn back to page 1 too; then the focus stays on what was chosen.
 */
export default function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const [page, others] = splitPage(search);
  const shown = useRef<{ pathname: string; page: string; others: string } | null>(null);
  const [title, setTitle] = useState("");

  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, page, others };
    if (last === null || (last.pathname === pathname && (last.page === page || last.others !== others))) return;
    // The heading of a page whose chunk is still on its way comes a moment later.
    const timer = setTimeout(() => {
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setTitle(document.title);
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname, page, others]);

  return (
    <p role="status" className="sv:sr-only">
      {title}
    </p>
  );
}

function splitPage(search: string): [page: string, others: string] {
  const params = new URLSearchParams(search);
  const page = params.get("page") ?? "1";
  params.delete("page");
  return [page, params.toString()];
}
