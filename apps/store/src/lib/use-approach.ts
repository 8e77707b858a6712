import { type RefObject, useEffect, useState } from "react";

/** A pointer must stay this long, in ms, so that passing over a list does not fetch every entry. */
const STAY_MS = 65;

/** How a card was approached: "pointed" on a device that can hover, or "touched". */
export type Approach = "pointed" | "touched";

/** How the card around `inside` was approached, or null. Use it to load what appears on approach. */
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
    // A touch ends at once, so it needs no delay.
    card.addEventListener("touchstart", arrive, { passive: true, signal });
    // This code may have been loaded by the pointer's first move, which then is already on the card.
    if (card.matches(":hover, :focus-within")) handleNear();
    return () => {
      clearTimeout(waiting);
      listening.abort();
    };
  }, [inside]);
  return approach;
}
