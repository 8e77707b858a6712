import { BlogAnswer, JournalsAnswer } from "@selvedge/commerce/wire/journal";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type ShownCatalogue,
  isSurrogate,
  productKeys,
  revalidatePublicAnswers,
  sendShown,
} from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import { refusals } from "../http/refusal.ts";
import { type Journal, JOURNAL_KEY } from "./journal.service.ts";

interface JournalRoutes {
  journal: Journal;
  catalogue: ShownCatalogue;
  clock: Clock;
}

/** The calls that show the label's stories. They are public, and ignore whoever asks. */
export const journalRoutes: FastifyPluginAsyncZod<JournalRoutes> = async (app, { journal, catalogue, clock }) => {
  revalidatePublicAnswers(app);

  app.get("/api/journals", {
    schema: { operationId: "listStories", tags: ["journal"], response: { 200: JournalsAnswer } },
    async handler(request, reply) {
      if (isSurrogate(request)) sendShown(reply, { keys: [JOURNAL_KEY], until: null }, clock.now());
      return journal.list();
    },
  });

  app.get("/api/blogs/:id", {
    schema: {
      operationId: "getStory",
      tags: ["journal"],
      params: z.object({ id: z.string() }),
      response: { 200: BlogAnswer, ...refusals(404) },
    },
    async handler(request, reply) {
      const surrogate = isSurrogate(request);
      // Asked before the products: what comes due in between has no time left.
      const until = surrogate ? await catalogue.nextTurn() : null;
      const answer = await journal.story(request.params.id);
      const { products, look_products } = answer.blog;
      if (surrogate)
        sendShown(reply, { keys: [JOURNAL_KEY, ...productKeys([...products, ...look_products])], until }, clock.now());
      return answer;
    },
  });
};
