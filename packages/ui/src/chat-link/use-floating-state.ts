import { type RefObject, useEffect, useState } from "react";

/** Milliseconds without movement before checking what is below the floating element. */
const REST_MS = 160;

/**
 * Sample points as fractions of width and height: just outside each side, and close enough vertically that no line of text
 * fits between two points.
 */
const ACROSS = [-0.1, 0.02, 0.5, 0.98, 1.1];
const DOWN = [-0.1, 0.02, 0.25, 0.5, 0.75, 0.98, 1.1];

const CONTROL = "a,button,input,select,textarea,summary,label,[tabindex='0']";
/** Text that must be readable exactly: a price, a size, a date. */
const isFigure = (element: Element) =>
  // The text of an element with children may be the whole page's, which takes a slow phone a second to put together.
  element.childElementCount === 0 && /\d/.test(element.textContent ?? "");

/** Text fields open a keyboard, which leaves no room beside it. */
const TYPED = "input:not([type=radio],[type=checkbox]),textarea,select";

export type FloatingState = "moving" | "clear" | "away";

/**
 * Whether a floating element covers a control or a figure: `clear` if not, `away` if it does, `moving` while the page
 * moves and that is unknown. An element that has the focus stays.
 */
export function useFloatingState(floating: RefObject<HTMLElement | null>): FloatingState {
  const [state, setState] = useState<FloatingState>("moving");

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setState(floating.current && coversNothing(floating.current) ? "clear" : "away");
    const handleMove = () => {
      if (floating.current?.contains(document.activeElement)) return;
      setState("moving");
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    // Elements that are added or removed shift the content below, as scrolling does.
    const resized = new ResizeObserver(handleMove);
    resized.observe(document.body);
    const listening = new AbortController();
    for (const type of ["scroll", "resize", "focusin", "click"]) {
      window.addEventListener(type, handleMove, { passive: true, signal: listening.signal });
    }
    handleMove();
    return () => {
      listening.abort();
      resized.disconnect();
      clearTimeout(timer);
    };
  }, [floating]);

  return state;
}

function coversNothing(floating: HTMLElement): boolean {
  if (document.activeElement?.matches(TYPED)) return false;
  const { left, top, width, height } = floating.getBoundingClientRect();
  for (const across of ACROSS) {
    for (const down of DOWN) {
      const [x, y] = [left + across * width, top + down * height];
      for (const element of document.elementsFromPoint(x, y)) {
        if (!floating.contains(element) && (element.closest(CONTROL) || isFigure(element))) return false;
      }
    }
  }
  return true;
}
