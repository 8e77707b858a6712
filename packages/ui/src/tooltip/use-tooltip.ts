"use client";

import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { isComposing } from "../lib/is-composing.ts";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";

/** Time for the pointer to move from the control to its tooltip, which may be hovered too. */
const GRACE_MS = 120;

/**
 * Visibility of a tooltip: shown after `delayMs` milliseconds of hover or on keyboard focus, until pointer and focus have
 * left, Escape is pressed or something scrolls. Touch never opens it. `anchor` is the control while the tooltip is open,
 * otherwise `null`. Spread `triggerProps()` on the control, and `bubbleProps()` on the tooltip.
 */
export function useTooltip(delayMs = 400) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (ms: number, next: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const close = () => after(0, null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isComposing(event)) setAnchor(null);
    };
    const handleScroll = () => setAnchor(null);
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    document.addEventListener("keydown", handleKey, early);
    document.addEventListener("scroll", handleScroll, early);
    return () => listening.abort();
  }, [anchor]);

  return {
    anchor,
    triggerProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          onPointerEnter: (event: PointerEvent<HTMLElement>) => {
            if (event.pointerType !== "touch") after(delayMs, event.currentTarget);
          },
          onPointerLeave: () => after(GRACE_MS, null),
          onPointerDown: close,
          onFocus: (event: FocusEvent<HTMLElement>) => {
            if (event.currentTarget.matches(":focus-visible")) after(delayMs, event.currentTarget);
          },
          onBlur: close,
        },
        more,
      ),
    bubbleProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          onPointerEnter: () => clearTimeout(timer.current),
          onPointerLeave: () => after(GRACE_MS, null),
        },
        more,
      ),
  };
}
