import type { Client } from "./shopper.ts";

/** The client of a shop in another process that asks over a socket. */
export type HttpClient = Extract<Client, { send: unknown }>;

export interface HttpDoorOptions {
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Rejects when the answer takes longer. @default 60000 */
  patienceMs?: number;
}

/** Asks once. Rejects when nobody answers, or not with JSON. */
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
