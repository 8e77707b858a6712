"use client";

import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** An element of the page, by its id or by reference. */
export type Watched = string | RefObject<Element | null>;

const never = () => () => {};
const find = (watched: Watched) => (typeof watched === "string" ? document.getElementById(watched) : watched.current);

/** What header and toolbar cover is not in view: the page keeps it free as scroll padding. */
function uncovered(): string {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const inset = (length: string) => `-${Number.parseFloat(length) || 0}px`;
  return `${inset(scrollPaddingTop)} 0px ${inset(scrollPaddingBottom)} 0px`;
}

/** Whether at least half of the element can be seen; `null` until that is known, and while there is no such element. */
export function useInView(watched: Watched): boolean | null {
  // Looked up with each render: the page may have put another element in its place.
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
      rootMargin: uncovered(),
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
