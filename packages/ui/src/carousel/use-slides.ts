"use client";

import { type RefCallback, useCallback, useRef, useState } from "react";

interface Position {
  /** Index of the first slide in view. */
  first: number;
  /** How many slides are in view. */
  perView: number;
}

const BEFORE_MEASURING: Position = { first: 0, perView: 0 };

/** Distance between the start edges of two neighbouring slides, in pixels. */
function strideOf(track: HTMLElement): number {
  const [one, two] = track.children as unknown as [HTMLElement?, HTMLElement?];
  if (!one) return 0;
  return two ? Math.abs(two.offsetLeft - one.offsetLeft) : one.offsetWidth;
}

function positionOf(track: HTMLElement): Position {
  const stride = strideOf(track);
  if (stride === 0) return BEFORE_MEASURING;
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(track);
  const inside = track.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return {
    first: Math.round(Math.abs(track.scrollLeft) / stride),
    perView: Math.max(1, Math.floor((inside + Number.parseFloat(columnGap) + 1) / stride)),
  };
}

/** Reads the position of a scroll-snap list and moves it slide by slide. `perView` is 0 until measured. */
export function useSlides() {
  const [position, setPosition] = useState(BEFORE_MEASURING);
  const element = useRef<HTMLElement>(null);
  const headingFor = useRef<number>(null);

  const track: RefCallback<HTMLElement> = useCallback((list: HTMLElement) => {
    element.current = list;
    const measure = () => {
      const next = positionOf(list);
      if (next.first === headingFor.current) headingFor.current = null;
      setPosition((now) => (now.first === next.first && now.perView === next.perView ? now : next));
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(list);
    changed.observe(list, { childList: true });
    // Scrolling has ended, possibly early because a touch stopped it.
    const stopped = () => {
      headingFor.current = null;
    };
    list.addEventListener("scroll", measure);
    list.addEventListener("scrollend", stopped);
    return () => {
      element.current = null;
      resized.disconnect();
      changed.disconnect();
      list.removeEventListener("scroll", measure);
      list.removeEventListener("scrollend", stopped);
    };
  }, []);

  /** Scrolls the slide with this index to the start edge, with the list's own `scroll-behavior`. */
  const show = useCallback((index: number) => {
    const list = element.current;
    if (!list) return;
    headingFor.current = index;
    const towards = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    list.scrollTo({ left: towards * index * strideOf(list) });
  }, []);

  /** The slide that it is scrolling to; when idle, the first slide in view. */
  const destination = () => headingFor.current ?? position.first;

  return { ...position, track, show, destination };
}
