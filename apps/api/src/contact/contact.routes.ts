import { ContactAnswer, ContactBody } from "@selvedge/commerce/wire/contact";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { maybeSignedIn, type Sessions } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Contact } from "./contact.service.ts";

/** A long message in a script of which each sign is three bytes, and escaped six. */
const BODY_LIMIT_BYTES = 64 * 1024;

export const contactRoutes: FastifyPluginAsyncZod<{ contact: Contact; sessions: Sessions }> = async (
  app,
  { contact, sessions },
) => {
  app.post("/api/contacts", {
    bodyLimit: BODY_LIMIT_BYTES,
    schema: {
      operationId: "sendEnquiry",
      tags: ["contact"],
      body: ContactBody,
      response: { 201: ContactAnswer, ...refusals(422, 429) },
    },
    async handler(request, reply) {
      const user = await maybeSignedIn(sessions, request, reply);
      return reply.code(201).send(await contact.send(request.body, request.ip, user?.id ?? null));
    },
  });
};
