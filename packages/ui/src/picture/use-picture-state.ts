"use client";

import { useCallback, useState } from "react";

/** `shown`: also before JavaScript runs; `waiting`: not loaded or not yet in view; `failed`: could not be loaded. */
export type PictureState = "shown" | "waiting" | "failed";

/** Fraction of a picture that must be in view before it fades in. */
const SEEN = 0.1;

/** Calls `onSeen` once, when a tenth of the element is in view. Returns the function that cancels it. */
function whenSeen(element: Element, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onSeen();
    },
    { threshold: SEEN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Follows one `<img>`: it fades in when it has loaded and is in view. A picture that was there before the page
 * became interactive is left alone, and so is one that does not `fade`.
 *
 * @returns the state, and the ref callback for the `<img>`
 */
export function usePictureState(src: string | null, fade: boolean) {
  const [known, setKnown] = useState<{ src: string | null; state: PictureState }>();
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const set = (state: PictureState) => setKnown({ src, state });
      if (element.complete && element.currentSrc !== "") {
        set(element.naturalWidth > 0 ? "shown" : "failed");
        return;
      }
      if (fade) set("waiting");
      let stopWaiting = () => {};
      const handleLoad = () => {
        stopWaiting = whenSeen(element, () => set("shown"));
      };
      const handleError = () => set("failed");
      const listening = new AbortController();
      const { signal } = listening;
      element.addEventListener("load", handleLoad, { once: true, signal });
      element.addEventListener("error", handleError, { signal });
      return () => {
        stopWaiting();
        listening.abort();
      };
    },
    [src, fade],
  );
  return [src === null ? "failed" : known?.src === src ? known.state : "shown", image] as const;
}
