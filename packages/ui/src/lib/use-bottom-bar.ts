import { type RefObject, useEffect } from "react";

/**
 * Says in `--sv-bottom-bar` on the root element how much of the lower edge a bar covers while `isShown`, so that nothing that is
 * focused or floats lies beneath it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!bar.current || !isShown) return;
    const shown = bar.current;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty("--sv-bottom-bar", `${shown.offsetHeight}px`));
    observer.observe(shown);
    return () => {
      observer.disconnect();
      root.removeProperty("--sv-bottom-bar");
    };
  }, [bar, isShown]);
}
