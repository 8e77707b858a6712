import { useSyncExternalStore } from "react";
import { readStored, subscribeStored, subscribeToOthers, writeStored } from "./storage.ts";

export type Theme = "light" | "dark" | "system";

const root = () => document.documentElement.dataset;

/** Any value that is not a theme means the default theme, light. */
function show(choice: string): void {
  root()["theme"] = choice === "system" ? "auto" : choice === "dark" ? choice : "light";
}

/**
 * Applies a theme chosen in another tab, or chosen before the browser restored this page from its cache. The document's
 * head has already applied the saved theme. If storage is refused, a choice lasts as long as its page.
 */
export function followTheme(): void {
  subscribeToOthers(() => {
    const choice = readStored("theme");
    if (choice !== null) show(choice);
  });
}

/** Stored if the browser allows it; applies to the page in any case. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  writeStored("theme", theme);
}

/** The current theme; the default theme during server rendering and hydration. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribeStored,
    () => {
      const shown = root()["theme"];
      return shown === "dark" ? shown : shown === "auto" ? "system" : "light";
    },
    () => "light",
  );
