"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken over: `false` in the server render, so that a page without JavaScript keeps its plain links. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
