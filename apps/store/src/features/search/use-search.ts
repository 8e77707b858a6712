import { useSearchParams } from "react-router-dom";
import { readSearchText, searchAddress } from "@selvedge/commerce/search";
import { listState } from "../../lib/list-state.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { useAsked } from "../catalogue/use-asked.ts";
import { searchQuery } from "./search-query.ts";

/** The search of the address as a listing, and functions that change it. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const text = readSearchText(search);
  const { asked, ask } = useAsked((next) => searchAddress(text, next));
  const { data, error, isLoading, isValidating, mutate } = useLastingQuery(searchQuery(search));
  const find = (next: string) => setSearch(searchAddress(next));
  // Results of a previous search are not shown while this one loads.
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
