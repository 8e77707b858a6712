"use client";

import { useSyncExternalStore } from "react";
import type { ToastMessage, Toasts } from "./toasts.ts";

const NONE: readonly ToastMessage[] = [];

/** The toasts that are shown, newest first. A server render has none. */
export function useToasts(toasts: Toasts): readonly ToastMessage[] {
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => NONE);
}
