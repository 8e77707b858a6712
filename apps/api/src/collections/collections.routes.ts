import { CollectionAnswer, CollectionsAnswer } from "@selvedge/commerce/wire/owner-settings";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { isSurrogate, revalidatePublicAnswers, sendShown, type ShownCatalogue } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import { refusals } from "../http/refusal.ts";
import type { Keyed, ShownCollections } from "./shown-collections.ts";

interface CollectionRoutes {
  collections: ShownCollections;
  catalogue: ShownCatalogue;
  clock: Clock;
}

/** The shop's collections. Public. */
export const collectionRoutes: FastifyPluginAsyncZod<CollectionRoutes> = async (
  app,
  { collections, catalogue, clock },
) => {
  revalidatePublicAnswers(app);

  /** The next scheduled change of the catalogue is read before the answer, so that one in between leaves no time to cache it. */
  async function send<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => Promise<Keyed<Answer>>,
  ): Promise<Answer> {
    const until = isSurrogate(request) ? await catalogue.nextTurn() : null;
    const { answer, keys } = await read();
    if (isSurrogate(request)) sendShown(reply, { keys, until }, clock.now());
    return answer;
  }

  app.get("/api/collections", {
    schema: { operationId: "listCollections", tags: ["catalogue"], response: { 200: CollectionsAnswer } },
    handler: (request, reply) => send(request, reply, () => collections.list()),
  });

  app.get("/api/collections/:slug", {
    schema: {
      operationId: "getCollection",
      tags: ["catalogue"],
      params: z.object({ slug: z.string() }),
      response: { 200: CollectionAnswer, ...refusals(404) },
    },
    handler: (request, reply) => send(request, reply, () => collections.find(request.params.slug)),
  });
};
