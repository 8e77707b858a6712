import { NotifyAnswer, NotifyBody } from "@selvedge/commerce/wire/notify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { maybeSignedIn, type Sessions } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Notices } from "./notify.service.ts";

/** The call behind "Notify Me When Available". */
export const notifyRoutes: FastifyPluginAsyncZod<{ notices: Notices; sessions: Sessions }> = async (
  app,
  { notices, sessions },
) => {
  app.post("/api/products/:slug/notify", {
    schema: {
      operationId: "notifyWhenAvailable",
      tags: ["catalogue"],
      params: z.object({ slug: z.string() }),
      body: NotifyBody,
      response: { 200: NotifyAnswer, ...refusals(404, 409, 422) },
    },
    async handler(request, reply) {
      const user = await maybeSignedIn(sessions, request, reply);
      return notices.ask(request.params.slug, request.body, request.ip, user?.id ?? null);
    },
  });
};
