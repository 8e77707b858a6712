import { useSyncExternalStore } from "react";
import { readStored, subscribeStored, subscribeToOthers, writeStored } from "./storage.ts";

export type Theme = "light" | "dark" | "system";

const root = () => document.documentElement.dataset;

/** Anything that is no choice is the shop's own theme, light. */
function show(choice: string): void {
  root()["theme"] = choice === "system" ? "auto" : choice === "dark" ? choice : "light";
}

/**
 * Shows what was chosen in another tab, or on a page from which the visitor comes back to this one as it was left. The head of
 * the document has shown what was chosen before. Where no storage keeps it, a choice holds as long as its page.
 */
export function followTheme(): void {
  subscribeToOthers(() => {
    const choice = readStored("theme");
    if (choice !== null) show(choice);
  });
}

/** Remembered where the browser keeps anything; it holds for the page in any case. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  writeStored("theme", theme);
}

/** What the page shows; the shop's own theme while the server renders and the browser hydrates. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribeStored,
    () => {
      const shown = root()["theme"];
      return shown === "dark" ? shown : shown === "auto" ? "system" : "light";
    },
    () => "light",
  );
