import { SignInAnswer, SignInReturn, SignInStart, SignInWays } from "@selvedge/commerce/wire/sign-in";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Refusal, refusals } from "../http/refusal.ts";
import { deviceName } from "./device-name.ts";
import type { FederatedSignIn } from "./federated-sign-in.service.ts";

/** Signing in with Google. If it is not configured (`federated` null), it is not offered, and its routes answer 404. */
export const federatedSignInRoutes: FastifyPluginAsyncZod<{ federated: FederatedSignIn | null }> = async (
  app,
  { federated },
) => {
  const configured = (): FederatedSignIn => {
    if (!federated) throw new Refusal(404, "Not found");
    return federated;
  };

  app.get("/api/sign-in", {
    schema: { operationId: "listSignInWays", tags: ["account"], response: { 200: SignInWays } },
    handler: async () => ({ providers: federated ? ["google" as const] : [] }),
  });

  app.post("/api/sign-in/google", {
    schema: {
      operationId: "startGoogleSignIn",
      tags: ["account"],
      response: { 200: SignInStart, ...refusals(404, 503) },
    },
    handler: ({ ip }) => configured().start(ip),
  });

  app.post("/api/sign-in/google/callback", {
    schema: {
      operationId: "finishGoogleSignIn",
      tags: ["account"],
      body: SignInReturn,
      response: { 200: SignInAnswer, ...refusals(404, 409, 422, 503) },
    },
    handler: ({ body, headers }) => configured().finish(body, deviceName(headers["user-agent"])),
  });
};
