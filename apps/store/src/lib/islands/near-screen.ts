import { ANY_WAITING } from "./early-events.ts";

/** Excludes elements that only touch the edge: the home page's first screen ends exactly at the screen's edge. */
const ON_SCREEN = "-1px";
/** Loads half a screen ahead of scrolling. */
const AHEAD = "50%";

/**
 * Resolves when a child of the frame (which has no box itself) is on the screen, or near it once the visitor has
 * scrolled.
 */
export function nearScreen(frame: Element): Promise<void> {
  const scrolled = new Promise<void>((resolve) =>
    window.addEventListener("scroll", () => resolve(), { once: true, passive: true }),
  );
  return Promise.race([seen(frame, ON_SCREEN), scrolled.then(() => seen(frame, AHEAD))]);
}

/** The children of the frame, and those of another frame in their place. */
const boxesOf = (frame: Element): Element[] =>
  [...frame.children].flatMap((child) => (child.matches(ANY_WAITING) ? boxesOf(child) : [child]));

const seen = (frame: Element, rootMargin: string): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    for (const box of boxesOf(frame)) observer.observe(box);
  });
