import { useEffect } from "react";

const FAILURE = "[data-component=error-state]";

/**
 * Keeps the focus in place when a Try Again button disappears: on the surrounding element while the part reloads, then
 * on the part's heading or the next failure's button. Call once, in the shell.
 */
export function useRetryFocus(): void {
  useEffect(() => {
    let watching: MutationObserver | undefined;
    const handleClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest(`${FAILURE} button`);
      if (!button) return;
      const around: HTMLElement[] = [];
      for (let each = button.closest(FAILURE)?.parentElement; each && each !== document.body; each = each.parentElement)
        around.push(each);
      let held: Element = button;
      watching?.disconnect();
      watching = new MutationObserver(() => {
        const place = around.find((each) => each.isConnected);
        if (button.isConnected || !place) return;
        // Does not take the focus back if the shopper has moved it meanwhile.
        if (document.activeElement !== document.body && document.activeElement !== held) return watching?.disconnect();
        const isLoading = place.childElementCount === 0 || place.querySelector("[data-component=skeleton]") !== null;
        if (!isLoading) watching?.disconnect();
        held = (!isLoading && place.querySelector<HTMLElement>(`${FAILURE} button, h1, h2, h3, h4`)) || place;
        take(held as HTMLElement);
      });
      watching.observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener("click", handleClick, true);
    return () => {
      watching?.disconnect();
      document.removeEventListener("click", handleClick, true);
    };
  }, []);
}

function take(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
