import { type Consented, type OptionalKey, readStored, writeStored } from "./storage.ts";
import { useStored } from "./use-stored.ts";

export const OPTIONAL_KEYS: readonly OptionalKey[] = ["recentSearches", "recentlyViewed", "sizeMemory"];

/** Whether a stored consent says yes. Nothing, or anything that is none, says no. */
export function isConsent(stored: string | null | undefined): boolean {
  try {
    const consent: unknown = JSON.parse(stored ?? "null");
    return typeof consent === "object" && consent !== null && "memory" in consent && consent.memory === true;
  } catch {
    return false;
  }
}

/** The text, if it may be kept; null, which forgets it, if not. */
export function withConsent(text: string): Consented | null {
  return isConsent(readStored("consent")) ? (text as Consented) : null;
}

/** Keeps the shopper's decision, and when it was made. Whoever says no has everything forgotten that a yes had allowed. */
export function decide(memory: boolean): void {
  writeStored("consent", JSON.stringify({ memory, decided_at: new Date().toISOString() }));
  if (!memory) for (const key of OPTIONAL_KEYS) writeStored(key, null);
}

/** Whether the shopper allows what is optional, live across tabs. Nobody has until they say so. */
export function useConsent(): boolean {
  return isConsent(useStored("consent"));
}
