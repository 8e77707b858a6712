"use client";

import { useEffect, useState } from "react";

/** Shorter movements are ignored, because a resting thumb is never quite still. */
const MIN_MOVE_PX = 6;

/** Whether the page is being scrolled down beyond `afterPx`; scrolling up a little returns false again. */
export function useHidesOnScroll(afterPx = 400): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let turnedAt = window.scrollY;
    const handleScroll = () => {
      const moved = window.scrollY - turnedAt;
      if (Math.abs(moved) < MIN_MOVE_PX) return;
      turnedAt = window.scrollY;
      setHidden(moved > 0 && window.scrollY > afterPx);
    };
    window.addEventListener("scroll", handleScroll);
    return () => window.removeEventListener("scroll", handleScroll);
  }, [afterPx]);
  return hidden;
}
