/**
 * Browser storage under the names that the specification fixes, and some of ours. What is read is hostile: it is only ever a string
 * that the caller checks. Private windows and full disks refuse writes; the shop then works without a memory.
 */
export const STORAGE_KEYS = [
  "token",
  "user",
  "deviceToken",
  "cartToken",
  "wishlistSessionId",
  "compareItems",
  "pendingOrder",
  "currentOrderId",
  "paymentResponse",
  "pendingCartItem",
  "theme",
  "gridLayout",
  "recentSearches",
  "consent",
  "deliveryPin",
  "recentlyViewed",
  "sizeMemory",
  "searchKey",
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

/** What the shop works without: kept only with the shopper's consent. */
export type OptionalKey = "recentSearches" | "recentlyViewed" | "sizeMemory";

/** A text that the shopper has allowed to be kept; `withConsent` makes it. */
export type Consented = string & { readonly consented: true };

const listeners = new Set<() => void>();

/** What is kept for all tabs, or for one until it is closed. */
type Area = "localStorage" | "sessionStorage";

/** Null on the server, when absent, and when the browser refuses: where the visitor forbids storage it throws at the first look. */
export function readFrom(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text, or removes the key when `value` is null. False when the browser refuses. */
export function writeTo(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`The browser keeps nothing under "${key}".`, error);
    return false;
  }
}

/** Null on the server, when absent, and when the browser refuses. */
export const readStored = (key: StorageKey): string | null => readFrom("localStorage", key);

/** Stores a text, or removes the key when `value` is null. Tells subscribers in this tab at once. */
export function writeStored<Key extends StorageKey>(
  key: Key,
  value: (Key extends OptionalKey ? Consented : string) | null,
): void {
  writeTo("localStorage", key, value);
  for (const listener of listeners) listener();
}

/** Calls `listener` when this or another page of the shop changes the storage. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToOthers(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** A page to which the visitor goes back as it was left has heard nothing meanwhile: it looks again. */
const OTHERS = ["storage", "pageshow"];

/** Calls `listener` when another page of the shop has changed the storage. Returns the way to stop. */
export function subscribeToOthers(listener: () => void): () => void {
  for (const event of OTHERS) window.addEventListener(event, listener);
  return () => {
    for (const event of OTHERS) window.removeEventListener(event, listener);
  };
}

/** Parses stored JSON; anything unreadable is null. The caller checks the shape. */
export const readStoredJson = (key: StorageKey): unknown => parseKept(readStored(key));

/** What a browser has kept as JSON; anything unreadable is null. The caller checks the shape. */
export function parseKept(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
