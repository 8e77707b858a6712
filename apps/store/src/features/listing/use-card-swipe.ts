import { type RefObject, useEffect, useEffectEvent } from "react";

/** A movement of at least this length, in px, turns to the next picture. */
const SWIPE = 30;

/**
 * Turns the pictures of the card around `inside` on horizontal touch swipes. Not inside a carousel, which handles
 * swipes itself.
 */
export function useCardSwipe(inside: RefObject<Element | null>, onTurn: (step: 1 | -1) => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const card = inside.current?.closest("article");
    if (!card || card.closest("[data-component=carousel]")) return;
    const listening = new AbortController();
    const { signal } = listening;
    let from: { x: number; y: number } | null = null;
    let hasTurned = false;
    card.addEventListener(
      "pointerdown",
      ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
        hasTurned = false;
        from = pointerType === "touch" && isPrimary ? { x, y } : null;
      },
      { signal },
    );
    card.addEventListener(
      "pointerup",
      ({ clientX, clientY }) => {
        if (!from) return;
        const [x, y] = [clientX - from.x, clientY - from.y];
        from = null;
        if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return;
        hasTurned = true;
        turn(x < 0 === (getComputedStyle(card).direction === "ltr") ? 1 : -1);
      },
      { signal },
    );
    // Prevents a link from being followed when the browser takes a swipe for a tap.
    card.addEventListener("click", (event) => hasTurned && event.preventDefault(), { signal, capture: true });
    // Vertical panning scrolls the page; horizontal movement belongs to the card.
    card.style.touchAction = "pan-y pinch-zoom";
    return () => {
      listening.abort();
      card.style.touchAction = "";
    };
  }, [inside]);
}
