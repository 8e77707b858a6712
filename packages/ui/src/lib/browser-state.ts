"use client";

import { useCallback, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated; `false` in the server render, so that a page without JavaScript keeps its plain links. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the media query matches; `false` in the server render and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const savesData = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Whether the visitor asked to save data; `false` in the server render and during hydration. */
export function useSavesData(): boolean {
  return useSyncExternalStore(never, savesData, () => false);
}

function watchVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Whether the tab is in the background. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}
