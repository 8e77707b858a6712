import { SURROGATE } from "@selvedge/commerce/wire/surrogate";
import type { FastifyReply } from "fastify";
import type { Transport } from "../src/lib/http.ts";

type Headers = Readonly<Record<string, unknown>>;

/** The way to the API for a document that is being made. `onAnswer` gets the headers of each answer, where they are wanted. */
export type Calls = (reply: FastifyReply, onAnswer?: (headers: Headers) => void) => Transport;

/**
 * Calls the API without leaving the process, for a document that is being made: as a guest (pages never see a bearer), and on
 * the visitor's own limits. Whoever must wait for the API must wait for the document too: it carries the same `Retry-After`.
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
