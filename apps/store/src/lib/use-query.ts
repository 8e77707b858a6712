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
