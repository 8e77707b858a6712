"use client";

import { useSyncExternalStore } from "react";
import type { ToastMessage, Toasts } from "./toasts.ts";

const NONE: readonly ToastMessage[] = [];

/** The visible toasts, newest first; none in a server render. */
export function useToasts(toasts: Toasts): readonly ToastMessage[] {
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NONE);
}
