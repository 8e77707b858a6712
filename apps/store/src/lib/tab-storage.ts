import { readFrom, writeTo } from "./storage.ts";

/**
 * Keys of the session storage, which lasts until the tab is closed. Like localStorage, its content is untrusted and
 * access may be refused.
 */
export type TabKey =
  | "addAfterSignIn"
  | "documentLoadedFor"
  | "draft"
  | "flash"
  | "storageWarningShown"
  | "scrollPositions"
  | "signIn"
  | "wished";

/** Null when absent. */
export const readTab = (key: TabKey): string | null => readFrom("sessionStorage", key);

/**
 * Stores a text, or removes the key when `value` is null. False when the browser refuses; the text is then kept in
 * memory.
 */
export const writeTab = (key: TabKey, value: string | null): boolean => writeTo("sessionStorage", key, value);

/** Reads a value and removes it. */
export function takeTab(key: TabKey): string | null {
  const value = readTab(key);
  if (value !== null) writeTab(key, null);
  return value;
}
