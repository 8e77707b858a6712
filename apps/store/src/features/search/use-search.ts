import { useSearchParams } from "react-router-dom";
import { readSearchText, searchAddress } from "@selvedge/commerce/search";
import { listState } from "../../lib/list-state.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { useAsked } from "../catalogue/use-asked.ts";
import { searchQuery } from "./search-query.ts";

/** The search that the address asks for, as a listing, and the ways to ask for another one. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const text = readSearchText(search);
  const { asked, ask } = useAsked((next) => searchAddress(text, next));
  const { data, error, isLoading, isValidating, mutate } = useLastingQuery(searchQuery(search));
  const find = (next: string) => setSearch(searchAddress(next));
  // Of another search nothing is shown while this one is asked for.
  const found = data?.query === text ? data : undefined;
  const state = listState(error ? undefined : found?.data, error);
  const isRefreshing = found !== undefined && (isLoading || isValidating);
  const listing = {
    asked,
    ask,
    queryOf: searchQuery,
    listing: found,
    error,
    state,
    isRefreshing,
    retry: () => void mutate(),
  } as const;
  return { text, found, find, listing };
}
