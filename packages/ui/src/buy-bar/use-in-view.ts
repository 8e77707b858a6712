"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** An element of the page, by its id or by reference. */
export type Watched = string | RefObject<Element | null>;

const never = () => () => {};
const find = (watched: Watched) => (typeof watched === "string" ? document.getElementById(watched) : watched.current);

/** Root margin that excludes the areas covered by header and toolbar, which the page declares as scroll padding. */
function coveredMargin(): string {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const inset = (length: string) => `-${Number.parseFloat(length) || 0}px`;
  return `${inset(scrollPaddingTop)} 0px ${inset(scrollPaddingBottom)} 0px`;
}

/** Whether at least half of the element is visible; `null` until that is known, and while the element does not exist. */
export function useInView(watched: Watched): boolean | null {
  // Looked up on each render, because the page may have replaced the element.
  const element = useSyncExternalStore(
    never,
    () => find(watched),
    () => null,
  );
  const [inView, setInView] = useState<boolean | null>(null);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5), {
      root: document,
      rootMargin: coveredMargin(),
      threshold: [0, 0.5],
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(null);
    };
  }, [element]);

  return inView;
}
