"use client";

import { createContext, type RefObject, use } from "react";

/** Edge from which a panel comes in. */
export type OverlaySide = "centre" | "start" | "end" | "top";

/** Second argument of `onOpenChange`. */
export interface OverlayChangeDetails {
  /** `trigger`, `close`: a press on such a button; `escape`: the Escape key; `outside`: a press on the scrim. */
  reason: "trigger" | "close" | "escape" | "outside";
  /** Native event of the press or key. */
  event: Event;
  /**
   * Prevents the change if it is called before the handler returns. A controlled overlay does not need it, because it
   * changes only with `open`.
   */
  cancel: () => void;
}

interface OverlayState {
  piece: "dialog" | "drawer";
  open: boolean;
  /** Requests that it opens or closes; does nothing if it is so already. */
  change: (open: boolean, reason: OverlayChangeDetails["reason"], event: Event) => void;
  /** Reports that the animations of opening or closing have ended. */
  complete: (open: boolean) => void;
  /** The event that opened or closed it, once; undefined if the caller's state did. */
  takeEvent: (open: boolean) => Event | undefined;
  /** Returns the focus to the element that had it before; null if none had. Set by the portal. */
  focusBack?: RefObject<(() => void) | null> | undefined;
  /** Set by the portal, for the panel in it. */
  side?: OverlaySide | undefined;
}

export const OverlayContext = createContext<OverlayState | null>(null);

/** State of the dialog or drawer around a part, which the error message names if there is none. */
export function useOverlay(part: string): OverlayState {
  const state = use(OverlayContext);
  if (!state) throw new Error(`The ${part} must stand inside <Dialog> or <Drawer>, which knows whether it is open.`);
  return state;
}
