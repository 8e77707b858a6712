import { readFrom, writeTo } from "./storage.ts";

/** What one tab keeps until it is closed. As hostile as what lies in the storage of all tabs, and refused as easily. */
export type TabKey =
  "addAfterSignIn" | "documentLoadedFor" | "draft" | "flash" | "scrollPositions" | "signIn" | "wished";

/** Null when absent, and when the browser refuses. */
export const readTab = (key: TabKey): string | null => readFrom("sessionStorage", key);

/** Keeps a text, or removes the key when `value` is null. False when the browser refuses. */
export const writeTab = (key: TabKey, value: string | null): boolean => writeTo("sessionStorage", key, value);

/** What is kept, once. */
export function takeTab(key: TabKey): string | null {
  const value = readTab(key);
  if (value !== null) writeTab(key, null);
  return value;
}
