import { listingSearch } from "@selvedge/commerce/listing";
import { listState } from "../../lib/list-state.ts";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { useAsked } from "./use-asked.ts";

/**
 * The listing that the address asks for, and the ways to ask for another one. Changing what is listed goes to page 1. `queryOf` reads the
 * listing of an address; `pageSize` is that of an address which names none.
 */
export function useListing(queryOf: (search: URLSearchParams) => Query<ListingAnswer>, pageSize?: number) {
  const { search, asked, ask } = useAsked((next) => listingSearch(next, pageSize), pageSize);
  const { data, error, isLoading, isValidating, mutate } = useLastingQuery(queryOf(search));
  const state = listState(error ? undefined : data?.data, error);
  const isRefreshing = data !== undefined && (isLoading || isValidating);
  return { asked, ask, queryOf, listing: data, error, state, isRefreshing, retry: () => void mutate() } as const;
}
