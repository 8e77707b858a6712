import {
  GoogleIntentBody,
  GoogleIntentDone,
  SignInMeans,
  SignInReturn,
  SignInStart,
  UnlinkBody,
} from "@selvedge/commerce/wire/sign-in";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refusals } from "../http/refusal.ts";
import { bearerOf } from "./bearer.ts";
import type { Sessions } from "./sessions.service.ts";
import type { SignInMeans as Means } from "./sign-in-means.service.ts";
import { signedIn, userOf } from "./signed-in.ts";

/** How an account can be opened: by its password, by Google, or both. */
export const signInMeansRoutes: FastifyPluginAsyncZod<{ means: Means; sessions: Sessions }> = async (
  app,
  { means, sessions },
) => {
  app.addHook("onRequest", signedIn(sessions));

  app.get("/api/users/identities", {
    schema: { operationId: "listSignInMeans", tags: ["account"], response: { 200: SignInMeans, ...refusals(401) } },
    handler: (request) => means.of(userOf(request), bearerOf(request) ?? ""),
  });

  app.post("/api/users/identities/google", {
    schema: {
      operationId: "startGoogleIntent",
      tags: ["account"],
      body: GoogleIntentBody,
      response: { 200: SignInStart, ...refusals(401, 404, 409, 422, 429, 503) },
    },
    handler: (request) =>
      means.start(userOf(request), request.body, { address: request.ip, bearer: bearerOf(request) ?? "" }),
  });

  app.post("/api/users/identities/google/callback", {
    schema: {
      operationId: "finishGoogleIntent",
      tags: ["account"],
      body: SignInReturn,
      response: { 200: GoogleIntentDone, ...refusals(401, 404, 409, 422, 503) },
    },
    handler: (request) => means.finish(userOf(request), request.body, bearerOf(request) ?? ""),
  });

  app.delete("/api/users/identities/google", {
    schema: {
      operationId: "unlinkGoogle",
      tags: ["account"],
      body: UnlinkBody,
      response: { 200: Acknowledged, ...refusals(401, 404, 409, 422, 429) },
    },
    async handler(request) {
      const asking = { address: request.ip, bearer: bearerOf(request) ?? "" };
      await means.unlink(userOf(request), request.body.password, asking);
      return { status: "success" } as const;
    },
  });
};
