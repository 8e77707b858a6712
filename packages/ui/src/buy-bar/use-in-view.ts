"use client";

import { type RefObject, useEffect, useState } from "react";

/** An element of the page, by its id or by reference. */
export type Watched = string | RefObject<Element | null>;

/** What header and toolbar cover is not in view: the page keeps it free as scroll padding. */
function uncovered(): string {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const inset = (length: string) => `-${Number.parseFloat(length) || 0}px`;
  return `${inset(scrollPaddingTop)} 0px ${inset(scrollPaddingBottom)} 0px`;
}

/** Whether at least half of the element can be seen; `null` until that is known, and while there is no such element. */
export function useInView(watched: Watched): boolean | null {
  const [element, setElement] = useState<Element | null>(null);
  const [inView, setInView] = useState<boolean | null>(null);

  // After each render: the page may have put another element in its place.
  useEffect(() => {
    setElement(typeof watched === "string" ? document.getElementById(watched) : watched.current);
  });

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
