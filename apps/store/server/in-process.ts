import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import type { FastifyReply } from "fastify";
import type { Transport } from "../src/lib/http.ts";

type Headers = Readonly<Record<string, unknown>>;

/**
 * Creates the API transport for a document being rendered. `onAnswer`, if given, receives the headers of each answer.
 */
export type Calls = (reply: FastifyReply, onAnswer?: (headers: Headers) => void) => Transport;

/**
 * Calls the API within the process while a document is rendered. Calls run as a guest, because pages never see a bearer
 * token, and count against the visitor's own rate limits. If the API asks the visitor to wait, the document carries the
 * same `Retry-After`.
 */
export const inProcess: Calls = (reply, onAnswer = () => {}) => {
  return async ({ method, path, body, headers }) => {
    const answer = await reply.server.inject({
      method,
      url: path,
      remoteAddress: reply.request.ip,
      headers: { ...headers, "surrogate-capability": SURROGATE },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    onAnswer(answer.headers);
    const wait = answer.headers["retry-after"];
    if (wait !== undefined) reply.header("retry-after", wait);
    return {
      status: answer.statusCode,
      body: answer.payload === "" ? undefined : (JSON.parse(answer.payload) as unknown),
    };
  };
};
