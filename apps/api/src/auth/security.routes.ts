import { ChangePasswordBody, Said, SessionsAnswer } from "@selvedge/commerce/wire/account";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { PasswordChanges } from "./password-changes.service.ts";
import type { Sessions } from "./sessions.service.ts";
import { signedIn, userOf } from "./signed-in.ts";

interface SecurityRoutes {
  passwordChanges: PasswordChanges;
  sessions: Sessions;
}

export const securityRoutes: FastifyPluginAsyncZod<SecurityRoutes> = async (app, { passwordChanges, sessions }) => {
  app.addHook("onRequest", signedIn(sessions));

  app.put("/api/users/password", {
    schema: {
      operationId: "changePassword",
      tags: ["account"],
      body: ChangePasswordBody,
      response: { 200: Said, ...refusals(401, 422, 429) },
    },
    async handler(request) {
      const asking = { address: request.ip, bearer: bearerOf(request) ?? "" };
      await passwordChanges.change(userOf(request), request.body, asking);
      return { status: "success", message: "Your password is changed." } as const;
    },
  });

  app.get("/api/users/sessions", {
    schema: { operationId: "listSessions", tags: ["account"], response: { 200: SessionsAnswer, ...refusals(401) } },
    handler: async (request) => ({ sessions: await sessions.list(userOf(request).id, bearerOf(request)) }),
  });

  app.delete("/api/users/sessions/:sessionId", {
    schema: {
      operationId: "endSession",
      tags: ["account"],
      params: z.object({ sessionId: z.string() }),
      response: { 200: Acknowledged, ...refusals(401, 404) },
    },
    async handler(request) {
      await sessions.end(userOf(request).id, request.params.sessionId);
      return { status: "success" } as const;
    },
  });
};
