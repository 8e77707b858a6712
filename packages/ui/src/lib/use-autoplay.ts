"use client";

import { type RefCallback, useCallback, useState } from "react";
import { useMediaQuery, usePageHidden, useSavesData } from "./browser-state.ts";

interface AutoplayOptions {
  /** Prevents an automatic start for a reason of the caller's. @default false */
  preventsStart?: boolean;
  /**
   * Whether it moves at once when the visitor starts it, although pointer and focus are still inside: for motion that
   * moves nothing that is read or pressed. @default false
   */
  startsAtOnce?: boolean;
}

export interface Autoplay {
  /** Whether it is moving now. */
  playing: boolean;
  /** Whether it moves when nothing interrupts it: the state for its pause button. */
  wanted: boolean;
  /** Sets the visitor's choice, which is kept through every interruption. */
  setWanted: (wanted: boolean) => void;
  /** Ref of the element that is observed for hover, focus and visibility. */
  watch: RefCallback<HTMLElement>;
}

/**
 * Whether something may move automatically: not while it is hovered, touched, focused, out of view or in a hidden tab.
 * Under reduced motion, data saving or `preventsStart` it moves only after the visitor has started it.
 */
export function useAutoplay({ preventsStart = false, startsAtOnce = false }: AutoplayOptions = {}): Autoplay {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const savesData = useSavesData();
  const pageHidden = usePageHidden();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ byPointer: false, byFocus: false, outOfView: true });

  const setWanted = useCallback(
    (next: boolean) => {
      setChoice(next);
      if (next && startsAtOnce) setHeld((now) => ({ ...now, byPointer: false, byFocus: false }));
    },
    [startsAtOnce],
  );

  const watch = useCallback((element: HTMLElement) => {
    const listening = new AbortController();
    const on = (type: string, change: Partial<typeof held>) =>
      element.addEventListener(type, () => setHeld((now) => ({ ...now, ...change })), { signal: listening.signal });
    on("pointerenter", { byPointer: true });
    on("pointerleave", { byPointer: false });
    on("pointercancel", { byPointer: false });
    on("focusin", { byFocus: true });
    on("focusout", { byFocus: false });
    const observer = new IntersectionObserver((entries) =>
      setHeld((now) => {
        const outOfView = !entries.at(-1)?.isIntersecting;
        // A new state on each call would render without end if a caller's ref is another function on each render.
        return outOfView === now.outOfView ? now : { ...now, outOfView };
      }),
    );
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);

  const wanted = choice ?? !(calm || savesData || preventsStart);
  const playing = wanted && !pageHidden && !held.byPointer && !held.byFocus && !held.outOfView;
  return { playing, wanted, setWanted, watch };
}
