"use client";

import { type RefCallback, useId, useRef, useState } from "react";
import { type MoreElementProps, mergeElementProps } from "../lib/merge-props.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { useDismissal } from "../lib/use-dismissal.ts";

export interface UseSpotsOptions {
  /** Value of the spot whose card is open; `null` if none is. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** The elements of the spots, by value. */
function spotElements() {
  const elements = new Map<string, HTMLElement>();
  const refs = new Map<string, RefCallback<HTMLElement>>();
  /** Value of the spot whose element was removed while it had the focus. */
  let lost: string | null = null;

  const attach = (value: string) => (element: HTMLElement | null) => {
    if (!element) return;
    if (lost === value) {
      if (document.activeElement === document.body) element.focus();
      lost = null;
    }
    elements.set(value, element);
    // React releases a ref before it removes the element, and the focus is lost with it.
    return () => {
      if (document.activeElement === element) lost = value;
      elements.delete(value);
    };
  };

  return {
    of: (value: string) => elements.get(value),
    /** The same callback each time, so that React does not attach the element anew on each render. */
    ref(value: string): RefCallback<HTMLElement> {
      const ref = refs.get(value) ?? attach(value);
      refs.set(value, ref);
      return ref;
    },
  };
}

/**
 * Headless hotspots on a picture: buttons of which each opens a card, one at a time. A press on the button opens and closes
 * its card; a press elsewhere, or the focus leaving both, closes it too. Escape closes it and returns the focus to the
 * button. Spread `spotProps(value)` on the buttons and `cardProps()` on the card of the spot that is `open`, right after
 * its button. Spread `placeholderProps(value)` on what is rendered in place of a button before hydration: the focus then
 * moves from one to the other.
 */
export function useSpots({ value, defaultValue = null, onValueChange }: UseSpotsOptions = {}) {
  const [open, setOpen] = useControlled("useSpots", value, defaultValue, onValueChange);
  const [spots] = useState(spotElements);
  const card = useRef<HTMLElement>(null);
  const cardId = useId();

  const close = () => setOpen(null);
  const openSpot = () => (open === null ? undefined : spots.of(open));
  useDismissal({
    isOpen: open !== null,
    isInside: (element) => [openSpot(), card.current].some((part) => part?.contains(element)),
    close,
    returnFocus() {
      const { activeElement, body } = document;
      // A press on a button does not focus it in every browser.
      if (activeElement === body || card.current?.contains(activeElement)) openSpot()?.focus();
    },
  });

  return {
    /** Value of the spot whose card is open; `null` if none is. */
    open,
    close,
    spotProps: (spot: string, more?: MoreElementProps) =>
      mergeElementProps(
        {
          ref: spots.ref(spot),
          "aria-expanded": open === spot,
          "aria-controls": open === spot ? cardId : undefined,
          onClick: () => setOpen(open === spot ? null : spot),
        },
        more,
      ),
    placeholderProps: (spot: string, more?: MoreElementProps) => mergeElementProps({ ref: spots.ref(spot) }, more),
    cardProps: (more?: MoreElementProps) => mergeElementProps({ id: cardId, ref: card }, more),
  };
}
