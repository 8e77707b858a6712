/** What only touches the screen is not on it: the first screen of the home page ends where the screen does. */
const ON_SCREEN = "-1px";
/** Half a screen ahead of who scrolls, so that it is ready. */
const AHEAD = "50%";

/** Resolves when something in the frame, which has no box of its own, is on the screen, or near it while somebody scrolls. */
export function nearScreen(frame: Element): Promise<void> {
  const scrolled = new Promise<void>((resolve) =>
    window.addEventListener("scroll", () => resolve(), { once: true, passive: true }),
  );
  return Promise.race([seen(frame, ON_SCREEN), scrolled.then(() => seen(frame, AHEAD))]);
}

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
    for (const part of frame.children) observer.observe(part);
  });
