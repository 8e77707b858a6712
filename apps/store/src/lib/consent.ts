import { type Consented, type OptionalKey, readStored, writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

export const OPTIONAL_KEYS: readonly OptionalKey[] = [
  "recentSearches",
  "recentlyViewed",
  "sizeMemory",
  "bodyMeasurements",
];

/** Whether the stored consent is a yes. Missing or malformed values count as no. */
export function isConsent(stored: string | null | undefined): boolean {
  try {
    const consent: unknown = JSON.parse(stored ?? "null");
    return typeof consent === "object" && consent !== null && "memory" in consent && consent.memory === true;
  } catch {
    return false;
  }
}

/** The text if consent allows storing it, otherwise null, which deletes the stored value. */
export function withConsent(text: string): Consented | null {
  return isConsent(readStored("consent")) ? (text as Consented) : null;
}

/** Stores the shopper's decision with its time. A no deletes all optional data. */
export function decide(memory: boolean): void {
  writeStored("consent", JSON.stringify({ memory, decided_at: new Date().toISOString() }));
  if (!memory) for (const key of OPTIONAL_KEYS) writeStored(key, null);
}

/** Whether the shopper allows optional data, live across tabs. False until they decide. */
export function useConsent(): boolean {
  return isConsent(useStored("consent"));
}
