"use client";

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { rememberFocus } from "../lib/remember-focus.ts";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";
import { clearOf } from "./clear-of.ts";
import type { Toasts } from "./toasts.ts";
import { useToasts } from "./use-toasts.ts";

/** Elements that may be above the toasts, and the toasts themselves. */
const ON_TOP = ":modal, :popover-open";
const CONTROL = "a, button, input, select, textarea, summary, label";

/** The element that had the focus before a toast received it. */
interface FocusedToast {
  id: number;
  restoreFocus: () => void;
}

/**
 * Headless toaster: use one per page. Spread `regionProps()` on an element with a name, rendered from the start, so that
 * assistive technology already observes its live regions when the first toast appears: `assertive` for errors, `polite`
 * for the others. The region is in the browser's top layer, above open dialogs. Spread `toastProps(id)` on each toast and
 * time it with `useTimeLeft(durationMs, paused, …)`: hover, focus and a hidden tab pause it. A toast that is removed while
 * focused returns the focus. If the region would cover the page's `h1` or the control that was just used, it moves away
 * (`translate`).
 */
export function useToaster(toasts: Toasts) {
  const shown = useToasts(toasts);
  const region = useRef<HTMLElement>(null);
  const [hasPointer, setPointer] = useState(false);
  const [focused, setFocused] = useState<FocusedToast | null>(null);
  const restored = useRef<FocusedToast | null>(null);
  const hidden = usePageHidden();
  const newest = shown[0]?.id;
  // Some browsers do not focus a pressed button.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element && !region.current?.contains(target)) pressed.current = target.closest(CONTROL);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);

  // The top layer is ordered by time of opening: reopening puts the region above anything opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover || element.contains(document.activeElement)) return;
    if ([...document.querySelectorAll(ON_TOP)].some((other) => other !== element)) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  // Keep the page's heading and the control that was just used visible.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || shown.length === 0) return;
    element.style.translate = "";
    const used = pressed.current?.isConnected ? pressed.current : document.activeElement?.closest(CONTROL);
    const others = [...document.querySelectorAll("h1"), ...(used ? [used] : [])]
      .filter((other) => !element.contains(other))
      .map((other) => other.getBoundingClientRect());
    const shift = clearOf(element.getBoundingClientRect(), others, window.innerHeight);
    if (shift !== 0) element.style.translate = `0 ${shift}px`;
  }, [shown]);

  const hasFocus = shown.some(({ id }) => id === focused?.id);
  useLayoutEffect(() => {
    if (hasFocus || focused === null || focused === restored.current) return;
    restored.current = focused;
    if (document.activeElement === document.body) focused.restoreFocus();
  }, [hasFocus, focused]);

  return {
    /** Newest first. */
    shown,
    paused: hidden || hasPointer || hasFocus,
    close: (id: number) => {
      toasts.dismiss(id);
      setPointer(false);
    },
    regionProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          ref: region,
          popover: "manual",
          onPointerEnter: () => setPointer(true),
          onPointerLeave: () => setPointer(false),
          onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
            const id = Number(target.closest<HTMLElement>("[data-toast]")?.dataset["toast"]);
            const isFromHere = currentTarget.contains(relatedTarget);
            setFocused((last) => ({
              id,
              restoreFocus: isFromHere && last ? last.restoreFocus : rememberFocus(relatedTarget),
            }));
          },
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) setFocused(null);
          },
        },
        more,
      ),
    toastProps: (id: number, more?: MoreElementProps) => mergeElementProps({ "data-toast": id }, more),
  };
}
