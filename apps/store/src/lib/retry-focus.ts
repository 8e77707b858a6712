import { useEffect } from "react";

const FAILURE = "[data-component=error-state]";

/**
 * Keeps the focus of whoever presses a button of a failure (Try Again) where the failure stood: on what is around it while the
 * part is loaded again, then on the part's heading, or on the button of the next failure. Call once, in the shell.
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
        // Somebody who has gone elsewhere meanwhile stays there.
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
