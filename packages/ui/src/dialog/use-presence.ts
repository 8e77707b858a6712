"use client";

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { rememberFocus } from "../lib/remember-focus.ts";

/** Running animations and transitions of the element and its children. Paused and infinite ones have no end. */
const finiteAnimations = (element: Element | null): Animation[] =>
  [element, ...(element?.children ?? [])]
    // jsdom has no such function.
    .flatMap((each) => each?.getAnimations?.() ?? [])
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);

interface Presence {
  /** `undefined` on the server and in the first render. */
  present: boolean | undefined;
  /** Element whose animations are waited for. */
  element: RefObject<HTMLDivElement | null>;
  /** Returns the focus to the element that had it before something was shown; null if none had. */
  focusBack: RefObject<(() => void) | null>;
}

/** Resolves once they have ended or were cancelled. */
const allEnded = (animations: readonly Animation[]) => Promise.allSettled(animations.map(({ finished }) => finished));

/**
 * Whether something is shown: while it is open, and after that until the animations and transitions of the element and its
 * children have ended, however long they take. `onComplete` is called when they have ended, in both directions.
 */
export function usePresence(open: boolean, onComplete: (open: boolean) => void): Presence {
  const [present, setPresent] = useState<boolean>();
  const element = useRef<HTMLDivElement>(null);
  const focusBack = useRef<() => void>(null);

  useLayoutEffect(() => {
    if (open && !element.current) {
      const { activeElement, body } = document;
      focusBack.current = activeElement === body ? null : rememberFocus(activeElement);
    }
    const leaving = open ? [] : finiteAnimations(element.current);
    if (leaving.length === 0) return setPresent(open);
    let current = true;
    // Removed before the next frame, in which an animation that has ended would no longer hide the element.
    void allEnded(leaving).then(() => current && flushSync(() => setPresent(false)));
    return () => {
      current = false;
    };
  }, [open]);

  const complete = useEffectEvent(onComplete);
  const wasShown = useRef(false);
  useEffect(() => {
    if (present !== open || (!open && !wasShown.current)) return;
    wasShown.current = open;
    if (!open) return complete(false);
    let current = true;
    void allEnded(finiteAnimations(element.current)).then(() => current && complete(true));
    return () => {
      current = false;
    };
  }, [present, open]);

  return { present, element, focusBack };
}
