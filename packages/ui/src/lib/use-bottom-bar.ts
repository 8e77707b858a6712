import { type RefObject, useEffect } from "react";

/**
 * Sets `--sv-bottom-bar` on the root element to the height that a bar covers at the bottom while `isShown`, so that
 * focused and floating elements stay clear of it.
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
