"use client";

import { createContext, type RefObject, use } from "react";

/** Edge from which a panel comes in. */
export type OverlaySide = "centre" | "start" | "end" | "top";

interface OverlayState {
  piece: "dialog" | "drawer";
  open: boolean;
  /** Returns the focus to the element that had it before; null if none had. Set by the portal. */
  focusBack?: RefObject<(() => void) | null>;
  /** Set by the portal, for the panel in it. */
  side?: OverlaySide;
}

export const OverlayContext = createContext<OverlayState | null>(null);

/** State of the dialog or drawer around a part, which the error message names if there is none. */
export function useOverlay(part: string): OverlayState {
  const state = use(OverlayContext);
  if (!state) throw new Error(`The ${part} must stand inside <Dialog> or <Drawer>, which knows whether it is open.`);
  return state;
}
