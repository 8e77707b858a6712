import { text } from "node:stream/consumers";
import replyFrom, { type FastifyReplyFromHooks } from "@fastify/reply-from";
import type { FastifyInstance } from "fastify";
import { apiAway } from "./api-away.ts";
import { forwardedHeaders } from "./forwarding.ts";

/** Everything that the API answers. The storefront answers the rest. */
export const PASSED_ON = [
  "/api/*",
  "/dev/*",
  "/orders/:orderId/invoice",
  "/orders/:orderId/invoice.pdf",
  "/orders/:orderId/credit-note",
  "/orders/:orderId/credit-note.pdf",
  "/orders/invoice-fonts/:file",
  "/orders/invoice.css",
  "/media/uploads/:file",
];

/** Longer than the API itself takes to give up. */
const PATIENCE_MS = 20_000;

/** Passes requests on to the API at `apiUrl`, and its answers back as they are. Where it is away the answer is 503. */
export async function passOn(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are the API's to read, whatever they are.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    await scope.register(replyFrom, {
      base: apiUrl,
      undici: { headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS, connectTimeout: 5_000 },
      disableRequestLogging: true,
      disableCache: true,
    });
    for (const path of PASSED_ON) {
      // What other sites may send, the API knows.
      scope.all(path, { schema: { hide: true }, config: { crossSite: "allowed" } }, (_request, reply) =>
        reply.from(undefined, WAYS),
      );
    }
  });
}

const WAYS: FastifyReplyFromHooks = {
  rewriteRequestHeaders: forwardedHeaders,
  // What was sent may have been done.
  retryDelay: () => null,
  onError: (reply) => void reply.send(apiAway()),
  onResponse(_request, reply, { stream }) {
    if (reply.statusCode < 500) reply.send(stream);
    // A person reads a page in its place, which has another length.
    else
      void text(stream).then(
        (refusal) => reply.removeHeader("content-length").send(refusal),
        () => reply.send(apiAway()),
      );
  },
};
