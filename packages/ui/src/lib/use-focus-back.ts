import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to the field that had it when a form became `busy`, because disabling a field removes its focus. The
 * focus does not move if it is on another element by then, or is moved to an error.
 */
export function useFocusBack(busy: boolean): void {
  const field = useRef<Element>(null);
  useLayoutEffect(() => {
    if (busy) field.current = document.activeElement;
    else if (document.activeElement === document.body && field.current instanceof HTMLElement) field.current.focus();
  }, [busy]);
}
