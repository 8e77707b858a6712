import { ProfileAnswer, ProfileBody, RevertEmailBody, Said } from "@selvedge/commerce/wire/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { Profiles } from "./profiles.service.ts";
import type { Sessions } from "./sessions.service.ts";
import { signedIn, userNamed } from "./signed-in.ts";

export const profileRoutes: FastifyPluginAsyncZod<{ profiles: Profiles; sessions: Sessions }> = async (
  app,
  { profiles, sessions },
) => {
  app.put("/api/users/profiles/:userId", {
    schema: {
      operationId: "changeProfile",
      tags: ["account"],
      params: z.object({ userId: z.string() }),
      body: ProfileBody,
      response: { 200: ProfileAnswer, ...refusals(401, 403, 422, 429) },
    },
    onRequest: signedIn(sessions),
    // Another user's id is refused before the body is validated.
    preValidation: async (request) => void userNamed(request, (request.params as { userId: string }).userId),
    async handler(request) {
      const user = userNamed(request, request.params.userId);
      const changed = await profiles.change(user, request.body, bearerOf(request) ?? "");
      return { status: "success", user: changed } as const;
    },
  });

  app.post("/api/revert-email", {
    schema: {
      operationId: "revertEmail",
      tags: ["account"],
      body: RevertEmailBody,
      response: { 200: Said, ...refusals(422) },
    },
    async handler({ body }) {
      await profiles.revertEmail(body.token);
      return {
        status: "success",
        message: "Your account has its old email again. Please set a new password.",
      } as const;
    },
  });
};
