"use client";

import { type RefCallback, useCallback, useState } from "react";
import { useMediaQuery, usePageHidden, useSavesData } from "./browser-state.ts";

interface AutoplayOptions {
  /** Does not begin by itself, for a reason of the caller's. @default false */
  isTooMuch?: boolean;
  /** Who starts it sees it move, though pointer and focus are still there: what is read or pressed does not move with it. @default false */
  startsAtOnce?: boolean;
}

export interface Autoplay {
  /** Whether it moves at this moment. */
  playing: boolean;
  /** Whether it moves as soon as nothing holds it: what its pause button shows. */
  wanted: boolean;
  /** What the visitor chose; it outlives every interruption. */
  setWanted: (wanted: boolean) => void;
  /** Ref of the element that is watched for pointer, focus and being in view. */
  watch: RefCallback<HTMLElement>;
}

/**
 * When something may move by itself: not while it is pointed at, touched, focused, out of view or in a hidden tab, and
 * with reduced motion, data saving or `isTooMuch` only after the visitor has started it.
 */
export function useAutoplay({ isTooMuch = false, startsAtOnce = false }: AutoplayOptions = {}): Autoplay {
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
      setHeld((now) => ({ ...now, outOfView: !entries.at(-1)?.isIntersecting })),
    );
    observer.observe(element);
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, []);

  const wanted = choice ?? !(calm || savesData || isTooMuch);
  const playing = wanted && !pageHidden && !held.byPointer && !held.byFocus && !held.outOfView;
  return { playing, wanted, setWanted, watch };
}
