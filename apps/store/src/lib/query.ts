import type { Api } from "./api.ts";

/** A resource of the API: its cache key, and the call that reads it on the server and in the browser. */
export interface Query<Answer> {
  key: readonly [resource: string, ...parameters: (string | number)[]];
  read: (api: Api) => Promise<Answer>;
}
