import { HomePageAnswer, POLICY_NAMES, PolicyAnswer, StoryPageAnswer } from "@selvedge/commerce/wire/pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { isSurrogate, revalidatePublicAnswers, sendShown } from "../catalogue/index.ts";
import type { Clock } from "../clock.ts";
import type { ShownPages } from "./shown-pages.ts";

interface PageRoutes {
  pages: ShownPages;
  clock: Clock;
}

/** The label's own pages. Public. */
export const pageRoutes: FastifyPluginAsyncZod<PageRoutes> = async (app, { pages, clock }) => {
  revalidatePublicAnswers(app);

  async function send<Answer>(request: FastifyRequest, reply: FastifyReply, answer: Promise<Answer>): Promise<Answer> {
    const shown = await answer;
    if (isSurrogate(request)) sendShown(reply, { keys: ["shop"], until: null }, clock.now());
    return shown;
  }

  app.get("/api/pages/home", {
    schema: { operationId: "getHomePage", tags: ["catalogue"], response: { 200: HomePageAnswer } },
    handler: (request, reply) => send(request, reply, pages.home()),
  });

  app.get("/api/pages/our-story", {
    schema: { operationId: "getStoryPage", tags: ["catalogue"], response: { 200: StoryPageAnswer } },
    handler: (request, reply) => send(request, reply, pages.story()),
  });

  app.get("/api/pages/:policy", {
    schema: {
      operationId: "getPolicy",
      tags: ["catalogue"],
      params: z.object({ policy: z.enum(POLICY_NAMES) }),
      response: { 200: PolicyAnswer },
    },
    handler: (request, reply) => send(request, reply, pages.policy(request.params.policy)),
  });
};
