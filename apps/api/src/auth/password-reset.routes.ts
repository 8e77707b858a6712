import { ForgotPasswordBody, ResetPasswordBody, Said } from "@selvedge/commerce/wire/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refusals } from "../http/refusal.ts";
import type { PasswordResets } from "./password-reset.service.ts";

export const passwordResetRoutes: FastifyPluginAsyncZod<{ resets: PasswordResets }> = async (app, { resets }) => {
  app.post("/api/forgot-password", {
    schema: {
      operationId: "forgotPassword",
      tags: ["account"],
      body: ForgotPasswordBody,
      response: { 200: Said, ...refusals(422, 429) },
    },
    async handler({ body, ip }) {
      await resets.ask(body, ip);
      return { status: "success", message: "If that address has an account, a mail is on its way." } as const;
    },
  });

  app.post("/api/reset-password", {
    schema: {
      operationId: "resetPassword",
      tags: ["account"],
      body: ResetPasswordBody,
      response: { 200: Said, ...refusals(422) },
    },
    async handler({ body }) {
      await resets.use(body);
      return { status: "success", message: "Your password is changed. Please login." } as const;
    },
  });
};
