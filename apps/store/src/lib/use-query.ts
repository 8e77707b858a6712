import { useState } from "react";
import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import { read } from "./prefetch.ts";
import { ApiError } from "./http.ts";
import type { Query } from "./query.ts";

/** Reads a resource through the cache. `null` reads nothing, for a query whose input is not known yet. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options?: SWRConfiguration<Answer, Error>,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(query?.key ?? null, query ? () => read(query) : null, options);
}

/**
 * Like `useQuery`, for a query that changes often: until there is an answer, `data` is that of the previous query. A
 * known answer outweighs a failed refresh: `error` is only set without an answer, or when the resource is gone (404).
 */
export function useLastingQuery<Answer>(query: Query<Answer> | null) {
  // SWR's keepPreviousData does not tell which query the data belongs to.
  const { data: known, error, isLoading, isValidating, mutate } = useQuery(query);
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  const counts = known === undefined || (error instanceof ApiError && error.status === 404);
  return { data: known ?? last, error: counts ? error : undefined, isLoading, isValidating, mutate };
}
