import { type RefObject, useEffect, useState } from "react";

/** A mouse that only passes over a list has all of it fetched for nothing. */
const STAY_MS = 65;

/** How somebody has come to a card: by what can point without pressing or by the keyboard, or with a finger. */
export type Approach = "pointed" | "touched";

/** How the card around `inside` has been come to; null as long as nobody has. Time for what shows then. */
export function useApproach(inside: RefObject<Element | null>): Approach | null {
  const [approach, setApproach] = useState<Approach | null>(null);
  useEffect(() => {
    const card = inside.current?.closest("article");
    if (!card) return;
    const canHover = matchMedia("(hover: hover)").matches;
    const listening = new AbortController();
    const { signal } = listening;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const arrive = () => {
      listening.abort();
      setApproach(canHover ? "pointed" : "touched");
    };
    const handleNear = () => {
      clearTimeout(waiting);
      waiting = setTimeout(arrive, STAY_MS);
    };
    card.addEventListener("pointerenter", handleNear, { signal });
    card.addEventListener("focusin", handleNear, { signal });
    card.addEventListener("pointerleave", () => clearTimeout(waiting), { signal });
    // A finger is gone at once.
    card.addEventListener("touchstart", arrive, { passive: true, signal });
    // The first move of all may have brought this code.
    if (card.matches(":hover, :focus-within")) handleNear();
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [inside]);
  return approach;
}
