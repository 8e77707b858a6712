import { useLayoutEffect, useRef } from "react";

/**
 * Gives the focus back to the field that had it when a form became `busy`, since a field that is switched off meanwhile
 * loses it. Who has gone elsewhere since, or is led to an error, stays there.
 */
export function useFocusBack(busy: boolean): void {
  const field = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) field.current = document.activeElement;
    else if (document.activeElement === document.body && field.current instanceof HTMLElement) field.current.focus();
  }, [busy]);
}
