import type { Client } from "./shopper.ts";

/** A client that sends HTTP requests to a shop in another process. */
export type HttpClient = Extract<Client, { send: unknown }>;

export interface HttpDoorOptions {
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** Timeout in milliseconds. @default 60000 */
  patienceMs?: number;
}

/** Sends one request. Rejects if there is no answer, or it is not JSON. */
export function httpClient(
  origin: string,
  { headers: always = {}, patienceMs = 60_000 }: HttpDoorOptions = {},
): HttpClient {
  return {
    async send(method, url, { bearer = null, body, headers = {} }) {
      const answer = await fetch(`${origin}${url}`, {
        method,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...always,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.json() };
    },
  };
}
