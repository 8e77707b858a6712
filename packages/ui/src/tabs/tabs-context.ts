"use client";

import { createContext, type RefObject, use } from "react";

interface TabsState {
  variant: "row" | "rail";
  /** Value of the current tab; "" for none. */
  current: string;
  /** Whether a collapsible rail is expanded. */
  unfolded: boolean;
  setUnfolded: (unfolded: boolean) => void;
  /** The button that expands it. */
  fold: RefObject<HTMLButtonElement | null>;
}

export const TabsContext = createContext<TabsState | null>(null);

/** State of the `Tabs` around a part. */
export function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`${part} must stand inside <Tabs>, which knows the current tab.`);
  return state;
}
