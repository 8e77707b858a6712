import { useState } from "react";
import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import { read } from "./prefetch.ts";
import { ApiError } from "./http.ts";
import type { Query } from "./query.ts";

/** Reads a resource through the cache. `null` reads nothing: something it needs is not known yet. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options?: SWRConfiguration<Answer, Error>,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(query?.key ?? null, query ? () => read(query) : null, options);
}

/**
 * The same for what is asked again and again in other words: until there is an answer, `data` is that of the question before.
 * An answer that is known counts, though it could not be asked for anew: `error` is set where there is none, or there is none any more.
 */
export function useLastingQuery<Answer>(query: Query<Answer> | null) {
  // Not SWR's keepPreviousData, which does not tell whose answer it is.
  const { data: known, error, isLoading, isValidating, mutate } = useQuery(query);
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  const counts = known === undefined || (error instanceof ApiError && error.status === 404);
  return { data: known ?? last, error: counts ? error : undefined, isLoading, isValidating, mutate };
}
