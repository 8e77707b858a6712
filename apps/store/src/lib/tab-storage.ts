/**
 * What one tab keeps until it is closed. As hostile as what lies in the storage of all tabs, and refused as easily: where the visitor
 * forbids it, the browser throws at the first look, and the shop works without a memory.
 */
export type TabKey =
  "addAfterSignIn" | "documentLoadedFor" | "draft" | "flash" | "scrollPositions" | "signIn" | "wished";

/** Null when absent, and when the browser refuses. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes the key when `value` is null. False when the browser refuses. */
export function writeTab(key: TabKey, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`The tab keeps nothing under "${key}".`, error);
    return false;
  }
}

/** What is kept, once. */
export function takeTab(key: TabKey): string | null {
  const value = readTab(key);
  if (value !== null) writeTab(key, null);
  return value;
}
