import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isFollowed } from "./followed.ts";
import { parseKept } from "./storage.ts";
import { readTab, writeTab } from "./tab-storage.ts";

function savedPositions(): Record<string, number> {
  const saved = parseKept(readTab("scrollPositions"));
  return typeof saved === "object" && saved !== null ? (saved as Record<string, number>) : {};
}

/** `useLayoutEffect` warns during server rendering, where there is nothing to scroll. */
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Back and forward restore the scroll position. Other navigations, and every link, start at the top. */
export function ScrollMemory() {
  const location = useLocation();
  const kind = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const handleLeave = () => {
      // The browser restores a reload itself, before any script runs.
      window.history.scrollRestoration = "auto";
      writeTab("scrollPositions", JSON.stringify(positions.current ?? {}));
    };
    window.addEventListener("pagehide", handleLeave);
    return () => window.removeEventListener("pagehide", handleLeave);
  }, []);

  useBrowserLayoutEffect(() => {
    positions.current ??= savedPositions();
    // Each document starts with the same history key, so the path is part of the key.
    const place = `${location.key} ${location.pathname}`;
    const remembered = positions.current[place];
    // On the first page the browser has already set the position, and the shopper may have scrolled since.
    const isFirstPage = shown.current === null && kind === "POP";
    if (isFirstPage) positions.current[place] = window.scrollY;
    else if (kind === "POP") window.scrollTo({ top: remembered ?? 0, behavior: "instant" });
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    else if (shown.current !== location.pathname || isFollowed(location))
      window.scrollTo({ top: 0, behavior: "instant" });
    shown.current = location.pathname;

    const handleScroll = () => {
      if (positions.current) positions.current[place] = window.scrollY;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [location, kind]);

  return null;
}
