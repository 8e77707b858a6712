import { useEffect, useState } from "react";
import { SEARCH_FROM, SUGGESTED_PRODUCTS, readSearchText } from "@selvedge/commerce/search";
import { SEARCH_DEBOUNCE_MS } from "@selvedge/commerce/timing";
import { useLastingQuery } from "../../lib/use-query.ts";
import { searchQuery } from "./search-query.ts";

/** Search results for the text being typed: from the second character on, once typing has paused. */
export function useSuggestions(typed: string) {
  const text = readSearchText(new URLSearchParams({ q: typed }));
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isWanted = text.length >= SEARCH_FROM;
  const isAsked = isWanted && settled.length >= SEARCH_FROM;
  const search = new URLSearchParams({ q: settled, per_page: String(SUGGESTED_PRODUCTS) });
  const { data, error, mutate } = useLastingQuery(isAsked ? searchQuery(search) : null);
  const found = isWanted ? data : undefined;
  const isEmpty = found?.query === text && found.total === 0 && !error;
  const state = !isWanted ? "ready" : error ? "error" : found?.query !== text ? "loading" : isEmpty ? "empty" : "ready";
  return { text, found: error ? undefined : found, state, retry: () => void mutate() } as const;
}
