"use client";

import { useCallback, useEffect, useRef, useState, type PointerEvent } from "react";

/** `hovered` closes when the pointer leaves, `pinned` was opened by a press and stays. */
type Opening = "closed" | "hovered" | "pinned";

const OPEN_MS = 120;
const GRACE_MS = 240;

/**
 * A panel that opens by press, or by a pointer that rests on it: after 120 ms, with 240 ms of grace to come back.
 * Escape closes it and gives the focus back to `trigger`; a press elsewhere, or the focus leaving it, closes it too.
 */
export function useDisclosureMenu() {
  const [opening, setOpening] = useState<Opening>("closed");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = opening !== "closed";

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpening("closed");
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const menu = root.current;
    if (!open || !menu) return;
    const closeOutside = ({ target }: Event) => {
      if (!menu.contains(target as Node)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (menu.contains(document.activeElement)) trigger.current?.focus();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, [open, close]);

  const afterRest = (ms: number, from: Opening, to: Opening) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening((now) => (now === from ? to : now)), ms);
  };

  return {
    open,
    close,
    trigger,
    rootProps: {
      ref: root,
      onPointerEnter: afterRest(OPEN_MS, "closed", "hovered"),
      onPointerLeave: afterRest(GRACE_MS, "hovered", "closed"),
    },
    /** A press on a panel that hovering has opened keeps it: nobody means to close what has just appeared. */
    toggle: () => {
      clearTimeout(timer.current);
      setOpening((now) => (now === "pinned" ? "closed" : "pinned"));
    },
  };
}
