"use client";

import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { rememberFocus } from "../lib/remember-focus.ts";
import { clearOf } from "./clear-of.ts";
import type { Toasts } from "./toasts.ts";
import { useToasts } from "./use-toasts.ts";

/** What may have been put above the toasts, and the toasts themselves. */
const ON_TOP = ":modal, :popover-open";
const CONTROL = "a, button, input, select, textarea, summary, label";

/** Who had the focus before a toast got it. */
interface FocusedToast {
  id: number;
  giveBack: () => void;
}

/**
 * Where toasts appear, without markup: one per page. Spread `regionProps` on an element with a name, in the markup from the start,
 * so that assistive technology already watches the live regions in it when the first toast comes: `assertive` for errors, `polite`
 * for the others. It lies in the browser's top layer, above open dialogs. `toastProps(id)` go on each toast, whose time is
 * `useTimeLeft(durationMs, paused, …)`: hover, focus and a hidden tab stop it. A toast that goes while it has the focus gives it back.
 * Where the region would cover the page's `h1` or the control that was just used, it moves away from them (`translate`).
 */
export function useToaster(toasts: Toasts) {
  const shown = useToasts(toasts);
  const region = useRef<HTMLElement>(null);
  const [hasPointer, setPointer] = useState(false);
  const [focused, setFocused] = useState<FocusedToast | null>(null);
  const givenBack = useRef<FocusedToast | null>(null);
  const hidden = usePageHidden();
  const newest = shown[0]?.id;
  // Some browsers give a pressed button no focus.
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (target instanceof Element && !region.current?.contains(target)) pressed.current = target.closest(CONTROL);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);

  // The top layer is ordered by the moment of showing: shown again, it lies above whatever was opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover || element.contains(document.activeElement)) return;
    if ([...document.querySelectorAll(ON_TOP)].some((other) => other !== element)) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

  // The page's heading and the control that was just used stay in sight.
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
    if (hasFocus || focused === null || focused === givenBack.current) return;
    givenBack.current = focused;
    if (document.activeElement === document.body) focused.giveBack();
  }, [hasFocus, focused]);

  return {
    /** Newest first. */
    shown,
    paused: hidden || hasPointer || hasFocus,
    close: (id: number) => {
      toasts.dismiss(id);
      setPointer(false);
    },
    regionProps: {
      ref: region,
      popover: "manual" as const,
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
        const id = Number(target.closest<HTMLElement>("[data-toast]")?.dataset["toast"]);
        const isFromHere = currentTarget.contains(relatedTarget);
        setFocused((last) => ({ id, giveBack: isFromHere && last ? last.giveBack : rememberFocus(relatedTarget) }));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(null);
      },
    },
    toastProps: (id: number) => ({ "data-toast": id }),
  };
}
