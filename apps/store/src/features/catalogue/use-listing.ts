import { listingSearch } from "@selvedge/commerce/listing";
import { listState } from "../../lib/list-state.ts";
import type { ListingAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Query } from "../../lib/query.ts";
import { useLastingQuery } from "../../lib/use-query.ts";
import { useAsked } from "./use-asked.ts";

/**
 * The listing of the address, and functions that change it. Changing the filters goes to page 1. `queryOf` gives the
 * query of an address; `pageSize` applies to an address that names none.
 */
export function useListing(queryOf: (search: URLSearchParams) => Query<ListingAnswer>, pageSize?: number) {
  const { search, asked, ask } = useAsked((next) => listingSearch(next, pageSize), pageSize);
  const { data, error, isLoading, isValidating, mutate } = useLastingQuery(queryOf(search));
  const state = listState(error ? undefined : data?.data, error);
  const isRefreshing = data !== undefined && (isLoading || isValidating);
  return { asked, ask, queryOf, listing: data, error, state, isRefreshing, retry: () => void mutate() } as const;
}
