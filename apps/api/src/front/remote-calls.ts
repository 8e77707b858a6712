import type { FastifyReply } from "fastify";
import { apiAway } from "./api-away.ts";
import { visitorHeaders } from "./forwarding.ts";

interface Call {
  method: string;
  /** Path with query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

interface CallAnswer {
  status: number;
  /** Parsed JSON; undefined when the answer holds none. */
  body: unknown;
}

const PATIENCE_MS = 15_000;

/**
 * Calls the API at `apiUrl` for a document that is being made: as a guest, and on the visitor's own limits. Whoever must wait for the API
 * must wait for the document too. Rejects with `Refusal` where the API does not answer.
 */
export const remoteCalls =
  (apiUrl: string) =>
  (reply: FastifyReply) =>
  async ({ method, path, body, headers, timeoutMs = PATIENCE_MS }: Call): Promise<CallAnswer> => {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const request = {
      method,
      headers: { ...headers, ...json, ...visitorHeaders(reply.request) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "manual",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    } satisfies RequestInit;
    try {
      const answer = await fetch(apiUrl + path, request);
      const wait = answer.headers.get("retry-after");
      if (wait !== null) reply.header("retry-after", wait);
      const text = await answer.text();
      return { status: answer.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      reply.log.warn({ err: error }, "the API does not answer");
      throw apiAway();
    }
  };
