"use client";

import { useEffect, useEffectEvent } from "react";
import { isComposing } from "./is-composing.ts";

interface Dismissal {
  isOpen: boolean;
  /** Whether an element belongs to what is open, or to the button that opened it. */
  isInside: (element: Node) => boolean;
  close: () => void;
  /** Called on Escape before `close`: the focus must not be lost with what it was in. */
  returnFocus: () => void;
}

/** Closes what is open and not modal: on a press outside, when the focus leaves it, and on Escape. */
export function useDismissal({ isOpen, isInside, close, returnFocus }: Dismissal): void {
  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (!isInside(target as Node)) close();
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    returnFocus();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    // A dialog around it listens on the document, and must find the key handled already.
    window.addEventListener("keydown", closeOnEscape, { signal, capture: true });
    return () => listening.abort();
  }, [isOpen]);
}
