import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the heading in `container` when `screen` changes. At first only if `isArrival`: what had the focus is gone, as
 * after signing in or out, and not when a document is opened.
 */
export function useHeadingFocus(container: RefObject<HTMLElement | null>, screen: string, isArrival: boolean): void {
  const before = useRef(isArrival ? undefined : screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    window.scrollTo(0, 0);
    container.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [container, screen]);
}
