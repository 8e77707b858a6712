"use client";

import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { usePageHidden } from "../lib/browser-state.ts";
import { rememberFocus } from "../lib/remember-focus.ts";
import type { Toasts } from "./toasts.ts";
import { useToasts } from "./use-toasts.ts";

/** What may have been put above the toasts, and the toasts themselves. */
const ON_TOP = ":modal, :popover-open";

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
 */
export function useToaster(toasts: Toasts) {
  const shown = useToasts(toasts);
  const region = useRef<HTMLElement>(null);
  const [hasPointer, setPointer] = useState(false);
  const [focused, setFocused] = useState<FocusedToast | null>(null);
  const givenBack = useRef<FocusedToast | null>(null);
  const hidden = usePageHidden();
  const newest = shown[0]?.id;

  // The top layer is ordered by the moment of showing: shown again, it lies above whatever was opened since.
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover || element.contains(document.activeElement)) return;
    if ([...document.querySelectorAll(ON_TOP)].some((other) => other !== element)) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

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
