import { type RefObject, useEffect, useEffectEvent } from "react";

/** A movement at least this long, in px, turns to the next picture. */
const SWIPE = 30;

/**
 * Turns the pictures of the card around `inside` by a finger that goes sideways. Not where the cards themselves are swiped: a carousel
 * keeps its swipes.
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
    // A swipe that a browser takes for a tap follows no link.
    card.addEventListener("click", (event) => hasTurned && event.preventDefault(), { signal, capture: true });
    // The page goes up and down under a finger; sideways is the card's.
    card.style.touchAction = "pan-y pinch-zoom";
    return () => {
      listening.abort();
      card.style.touchAction = "";
    };
  }, [inside]);
}
