"use client";

import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { mergeRefs } from "../lib/merge-refs.ts";

const GAP_PX = 8;
const EDGE_PX = 8;

/** Places it below the control, or above if there is no room, and always inside the window. */
function place(bubble: HTMLElement, anchor: HTMLElement) {
  const control = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = control.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? control.top - GAP_PX - height : below;
  const centred = control.left + (control.width - width) / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, Math.floor(window.innerWidth - width - EDGE_PX)));
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

export interface TooltipBubbleProps extends ComponentProps<"div"> {
  /** The control that the tooltip belongs to. */
  anchor: HTMLElement;
}

/** The tooltip in the top layer, so that nothing clips it. Hidden from assistive technology: the control has the same name. */
export function TooltipBubble({ anchor, ref, className = "", ...props }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const merged = mergeRefs(bubble, ref);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    bubble.current.showPopover();
    place(bubble.current, anchor);
  }, [anchor]);
  return (
    <div
      {...props}
      ref={merged}
      popover="manual"
      aria-hidden="true"
      data-component="tooltip"
      className={`sv:fixed sv:top-0 sv:right-auto sv:left-0 sv:m-0 sv:transition-none sv:w-max sv:max-w-64 sv:rounded-overlay sv:bg-inverse sv:px-2.5 sv:pt-1.5 sv:pb-1 sv:text-caption sv:text-on-inverse sv:shadow-menu ${className}`}
    />
  );
}
