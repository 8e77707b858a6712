import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Refusal } from "./refusal.ts";

/** Ends the work of a server that listens: new requests are refused from then on. Resolves once those in hand are answered. */
export type FinishRequests = () => Promise<void>;

/**
 * Keeps count of the requests in hand. The application stays open while they are finished: a page asks the API within the
 * process, which a closed application would not answer.
 */
export function countRequests(app: FastifyInstance): FinishRequests {
  const inHand = new Set<ServerResponse>();
  const last = Promise.withResolvers<void>();
  let finishing = false;
  const lookForLast = () => {
    if (finishing && inHand.size === 0) last.resolve();
  };

  app.server.on("request", (_request, response) => {
    inHand.add(response);
    response.on("close", () => {
      inHand.delete(response);
      lookForLast();
    });
  });
  app.addHook("onRequest", async ({ raw }) => {
    // Requests from within the process have no socket of the network, and belong to one that is in hand.
    if (finishing && raw.socket instanceof Socket) {
      throw new Refusal(503, "The shop is stopping.", { headers: { "Retry-After": "5" } });
    }
  });
  app.addHook("onSend", async (_request, reply) => {
    if (finishing) reply.header("connection", "close");
  });

  return () => {
    finishing = true;
    lookForLast();
    return last.promise;
  };
}
