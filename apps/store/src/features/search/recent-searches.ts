import { MAX_SEARCH_LENGTH } from "@selvedge/commerce/search";
import { decide, useConsent, withConsent } from "../../lib/consent.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { useStored } from "../../lib/use-stored.ts";

const MOST = 5;

/** This browser's recent searches, newest first. Invalid stored values are ignored. */
export function readRecent(stored: string | null | undefined): string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(texts)) return [];
    const searches = texts.filter((text): text is string => typeof text === "string" && text.trim() !== "");
    return [...new Set(searches.map((text) => text.trim().slice(0, MAX_SEARCH_LENGTH)))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** The recent searches with one added as the newest. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST);
}

/** This browser's recent searches, stored with the shopper's consent and never sent anywhere. */
export function useRecentSearches() {
  const recent = readRecent(useStored("recentSearches"));
  const remember = (text: string) => {
    if (text === "") return;
    const searches = JSON.stringify(withSearch(readRecent(readStored("recentSearches")), text));
    writeStored("recentSearches", withConsent(searches));
  };
  const isAllowed = useConsent();
  return { recent, remember, isAllowed, allow: () => decide(true), clear: () => writeStored("recentSearches", null) };
}
