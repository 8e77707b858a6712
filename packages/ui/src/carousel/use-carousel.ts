"use client";

import { useEffect, useEffectEvent, useState, type WheelEvent } from "react";
import { useMediaQuery } from "../lib/browser-state.ts";
import { useAutoplay } from "../lib/use-autoplay.ts";
import { useSlides } from "./use-slides.ts";

const AUTOPLAY_MS = 3000;

export interface CarouselBehaviour {
  /** How many slides there are; 0 while they are on their way. */
  count: number;
  /** Milliseconds from one step to the next; `off` never moves by itself. @default 3000 */
  autoplay?: number | "off" | undefined;
}

/**
 * A row of slides to swipe or step through, after the ARIA pattern "carousel", without markup. `trackProps` go on a list that scrolls
 * sideways with snap points, one slide an element; `rootProps` on the section around it and its buttons. From 768 px up it steps by
 * itself until it is moved by hand, and waits while pointed at, focused, out of view or in a hidden tab; with reduced motion or
 * data saving it begins only when it is asked to. `motion` is what its pause button shows: `none` has no such button.
 */
export function useCarousel({ count, autoplay = AUTOPLAY_MS }: CarouselBehaviour) {
  const { first, perView, track, show, destination } = useSlides();
  const { playing, wanted, setWanted, watch } = useAutoplay();
  const wide = useMediaQuery("(width >= 48rem)");
  const [stepped, setStepped] = useState<{ from: number; to: number } | null>(null);

  const last = Math.max(0, count - perView);
  // Before it is measured, the server's render included, the controls are there: they must not push the head later.
  const overflows = count > (perView || 2);
  const rotating = playing && wide && overflows && autoplay !== "off";

  const step = useEffectEvent(() => show(first >= last ? 0 : first + 1));
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(step, autoplay);
    return () => clearInterval(timer);
  }, [rotating, autoplay]);

  const stopForGood = () => setWanted(false);
  return {
    /** Whether there is more than can be seen, and so anything to step to. */
    overflows,
    /** Whether it moves at this moment: what it announces would interrupt then. */
    rotating,
    motion: autoplay === "off" ? ("none" as const) : wanted ? ("on" as const) : ("off" as const),
    setMotion: setWanted,
    atStart: first <= 0,
    atEnd: first >= last,
    /** One slide on or back by hand, which ends its moving by itself. */
    step: (by: 1 | -1) => {
      // A press on the way counts from where the way leads: none is lost.
      const target = Math.min(Math.max(destination() + by, 0), last);
      stopForGood();
      show(target);
      setStepped({ from: target + 1, to: Math.min(target + perView, count) });
    },
    /** The slides that the last step by hand has brought into view, from 1; `null` before it. To be announced. */
    stepped,
    rootProps: { ref: watch },
    trackProps: {
      ref: track,
      onTouchMove: stopForGood,
      onWheel: ({ deltaX, deltaY }: WheelEvent) => Math.abs(deltaX) > Math.abs(deltaY) && stopForGood(),
    },
  };
}
