"use client";

import { useEffect, useEffectEvent, useState, type WheelEvent } from "react";
import { useMediaQuery } from "../lib/browser-state.ts";
import { useAutoplay } from "../lib/use-autoplay.ts";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";
import { useSlides } from "./use-slides.ts";

const AUTOPLAY_MS = 3000;

export interface CarouselBehaviour {
  /** Number of slides; 0 while they load. */
  count: number;
  /** Milliseconds between automatic steps; `off` disables them. @default 3000 */
  autoplay?: number | "off" | undefined;
}

/**
 * Headless carousel after the ARIA pattern. Spread `trackProps()` on a horizontally scrolling list with snap points and one
 * element per slide, `rootProps()` on the section around it and its buttons. From 768 px up it advances automatically until
 * a manual step, and pauses while hovered, focused, out of view or in a hidden tab; under reduced motion or data saving it
 * starts only on request. `motion` is the state for the pause button: with `none` there is no such button.
 */
export function useCarousel({ count, autoplay = AUTOPLAY_MS }: CarouselBehaviour) {
  const { first, perView, track, show, destination } = useSlides();
  const { playing, wanted, setWanted, watch } = useAutoplay();
  const wide = useMediaQuery("(width >= 48rem)");
  const [stepped, setStepped] = useState<{ from: number; to: number } | null>(null);

  const last = Math.max(0, count - perView);
  // Rendered before measuring too, also on the server, so that the heading does not shift later.
  const overflows = count > (perView || 2);
  const rotating = playing && wide && overflows && autoplay !== "off";

  const step = useEffectEvent(() => show(first >= last ? 0 : first + 1));
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(step, autoplay);
    return () => clearInterval(timer);
  }, [rotating, autoplay]);

  const stopAutoplay = () => setWanted(false);
  return {
    /** Whether there are more slides than fit. */
    overflows,
    /** Whether it is advancing now. Announcements must be off then. */
    rotating,
    motion: autoplay === "off" ? ("none" as const) : wanted ? ("on" as const) : ("off" as const),
    setMotion: setWanted,
    atStart: first <= 0,
    atEnd: first >= last,
    /** Moves one slide forwards or backwards by hand, which ends automatic steps. */
    step: (by: 1 | -1) => {
      // While a scroll is in progress, count from its destination, so that no press is lost.
      const target = Math.min(Math.max(destination() + by, 0), last);
      stopAutoplay();
      show(target);
      setStepped({ from: target + 1, to: Math.min(target + perView, count) });
    },
    /** The slides brought into view by the last manual step, from 1, for an announcement; `null` before it. */
    stepped,
    rootProps: (more?: MoreElementProps) => mergeElementProps({ ref: watch }, more),
    trackProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          ref: track,
          onTouchMove: stopAutoplay,
          onWheel: ({ deltaX, deltaY }: WheelEvent) => Math.abs(deltaX) > Math.abs(deltaY) && stopAutoplay(),
        },
        more,
      ),
  };
}
