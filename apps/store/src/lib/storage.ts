import { readMemory, writeMemory } from "./page-memory.ts";

/**
 * Browser storage under the names that the specification fixes, and some of ours. What is read is hostile: it is only ever a string
 * that the caller checks. Where cookies are blocked or the disk is full, the browser refuses: then the tab keeps it, as well as it can.
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
  "bodyMeasurements",
  "searchKey",
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];

/** What the shop works without: kept only with the shopper's consent. */
export type OptionalKey = "recentSearches" | "recentlyViewed" | "sizeMemory" | "bodyMeasurements";

/** A text that the shopper has allowed to be kept; `withConsent` makes it. */
export type Consented = string & { readonly consented: true };

const listeners = new Set<() => void>();
let isRefused = false;
let onRefusal: (() => void) | undefined;

/** What is kept for all tabs, or for one until it is closed. */
type Area = "localStorage" | "sessionStorage";

/** Where a text is kept: the first of them that takes it. */
const AREAS: Record<Area, readonly Area[]> = {
  localStorage: ["localStorage", "sessionStorage"],
  sessionStorage: ["sessionStorage"],
};

/** Null on the server, and when absent. */
export function readFrom(area: Area, key: string): string | null {
  const inMemory = readMemory(key);
  if (inMemory !== null) return inMemory;
  for (const each of AREAS[area]) {
    const value = lookInto(each, key);
    if (value !== null) return value;
  }
  return null;
}

/** Where the visitor forbids storage, the browser throws at the first look. */
function lookInto(area: Area, key: string): string | null {
  try {
    return globalThis[area]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or removes the key when `value` is null. False when the browser refuses: then the tab keeps it until it is closed, in its
 * own storage or in memory.
 */
export function writeTo(area: Area, key: string, value: string | null): boolean {
  const keeper = value === null ? undefined : AREAS[area].find((each) => put(each, key, value));
  // What was there before would be read in its place.
  for (const each of AREAS[area]) if (each !== keeper) put(each, key, null);
  writeMemory(key, keeper === undefined ? value : null);
  const isStored = value === null || keeper === area;
  if (!isStored) console.warn(`The browser keeps nothing under "${key}".`);
  return isStored;
}

function put(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Null on the server, and when absent. */
export const readStored = (key: StorageKey): string | null => readFrom("localStorage", key);

/**
 * Stores a text, or removes the key when `value` is null. Tells subscribers in this tab at once, and those of refusals where the
 * browser keeps it for this tab at most.
 */
export function writeStored<Key extends StorageKey>(
  key: Key,
  value: (Key extends OptionalKey ? Consented : string) | null,
): void {
  if (!writeTo("localStorage", key, value)) {
    isRefused = true;
    onRefusal?.();
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the browser refuses to store something, and at once if it has done so before. */
export function listenToRefusals(listener: () => void): void {
  onRefusal = listener;
  if (isRefused) listener();
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
