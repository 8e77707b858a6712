import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import { read } from "./ahead.ts";
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
 * An answer that is known counts, though it could not be asked for anew: `error` is set only where there is none.
 */
export function useLastingQuery<Answer>(query: Query<Answer> | null) {
  const { data, error, isLoading, isValidating, mutate } = useQuery(query, { keepPreviousData: true });
  const { data: known } = useSWR<Answer, Error>(query?.key ?? null, null);
  return { data, error: known === undefined ? error : undefined, isLoading, isValidating, mutate };
}
