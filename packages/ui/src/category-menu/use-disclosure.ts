"use client";

import { type PointerEvent, type RefCallback, useCallback, useEffect, useId, useRef, useState } from "react";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";
import { useDismissal } from "../lib/use-dismissal.ts";

/** `hovered` closes when the pointer leaves, `pinned` was opened by a press and stays. */
type Opening = "closed" | "hovered" | "pinned";

const OPEN_MS = 120;
const GRACE_MS = 240;

/**
 * Headless disclosure after the ARIA pattern "disclosure navigation": a button and its panel. The panel opens on press,
 * or after the pointer has hovered over either for 120 ms; after leaving, the pointer has 240 ms to return. Escape
 * closes it and returns the focus to the button; a press outside or losing the focus closes it too. Spread
 * `rootProps()` on the element that contains both, `triggerProps()` on the button and `panelProps()` on the panel;
 * render the panel only while it is `open`; call `close` when one of its links is followed. Spread `placeholderProps()`
 * on what is rendered in place of the button before hydration: the focus then moves from one to the other.
 */
export function useDisclosure() {
  const [opening, setOpening] = useState<Opening>("closed");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const panelId = useId();
  const open = opening !== "closed";

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpening("closed");
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismissal({
    isOpen: open,
    isInside: (element) => root.current?.contains(element) ?? false,
    close,
    returnFocus: () => root.current?.contains(document.activeElement) && trigger.current?.focus(),
  });

  const triggerRef = useCallback<RefCallback<HTMLElement>>((element) => {
    if (trigger.current && document.activeElement === document.body) element?.focus();
    trigger.current = element;
    // React releases a ref before it removes the element, and the focus is lost with it, so the focus is remembered for the
    // next element.
    return () => {
      trigger.current = document.activeElement === element ? element : null;
    };
  }, []);

  const afterRest = (ms: number, from: Opening, to: Opening) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpening((now) => (now === from ? to : now)), ms);
  };

  // A press on a panel that hover has just opened keeps it open: the user does not mean to close what has just appeared.
  const toggle = () => {
    clearTimeout(timer.current);
    setOpening((now) => (now === "pinned" ? "closed" : "pinned"));
  };

  return {
    open,
    close,
    rootProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          ref: root,
          onPointerEnter: afterRest(OPEN_MS, "closed", "hovered"),
          onPointerLeave: afterRest(GRACE_MS, "hovered", "closed"),
        },
        more,
      ),
    triggerProps: (more?: MoreElementProps) =>
      mergeElementProps(
        {
          ref: triggerRef,
          "aria-expanded": open,
          "aria-controls": open ? panelId : undefined,
          onClick: toggle,
        },
        more,
      ),
    placeholderProps: (more?: MoreElementProps) => mergeElementProps({ ref: triggerRef }, more),
    panelProps: (more?: MoreElementProps) => mergeElementProps({ id: panelId }, more),
  };
}
