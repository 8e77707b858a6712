import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import type { Api } from "./api.ts";
import { api } from "./browser-api.ts";

/** A resource of the API: its cache key, and the one call that reads it, on the server as in the browser. */
export interface Query<Answer> {
  key: readonly [resource: string, ...parameters: (string | number)[]];
  read: (api: Api) => Promise<Answer>;
}

/** Reads a resource through the cache. `null` reads nothing: something it needs is not known yet. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options?: SWRConfiguration<Answer, Error>,
): SWRResponse<Answer, Error> {
  return useSWR<Answer, Error>(query?.key ?? null, query ? () => query.read(api) : null, options);
}
