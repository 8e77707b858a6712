import { LoginAnswer, LoginBody, RegisterAnswer, RegisterBody, UserAnswer } from "@selvedge/commerce/wire/account";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refusals } from "../http/refusal.ts";
import { type Auth, wireUser } from "./auth.service.ts";
import { bearerOf } from "./bearer.ts";
import { deviceName } from "./device-name.ts";
import type { Sessions } from "./sessions.service.ts";
import { signedIn, userOf } from "./signed-in.ts";

export const authRoutes: FastifyPluginAsyncZod<{ auth: Auth; sessions: Sessions }> = async (
  app,
  { auth, sessions },
) => {
  app.post("/api/login", {
    schema: {
      operationId: "login",
      tags: ["account"],
      body: LoginBody,
      response: { 200: LoginAnswer, ...refusals(401, 422) },
    },
    handler: ({ body, ip, headers }) => auth.login(body, ip, deviceName(headers["user-agent"])),
  });

  app.post("/api/register", {
    schema: {
      operationId: "register",
      tags: ["account"],
      body: RegisterBody,
      response: { 201: RegisterAnswer, ...refusals(422) },
    },
    async handler({ body, ip }, reply) {
      const user = await auth.register(body, ip);
      return reply.code(201).send({ status: "success", message: "Registration successful!", user });
    },
  });

  // An invalid token is ignored: signing out must never fail, or the browser would be sent back to sign out again.
  async function logout(request: FastifyRequest) {
    const bearer = bearerOf(request);
    if (bearer !== undefined) await sessions.revoke(bearer);
    return { status: "success" } as const;
  }
  app.post("/api/logout", {
    schema: { operationId: "logout", tags: ["account"], response: { 200: Acknowledged } },
    handler: logout,
  });
  app.get("/api/logout", {
    schema: { operationId: "logoutByGet", tags: ["account"], response: { 200: Acknowledged } },
    handler: logout,
  });

  app.get("/api/user", {
    schema: { operationId: "currentUser", tags: ["account"], response: { 200: UserAnswer, ...refusals(401) } },
    onRequest: signedIn(sessions),
    handler: async (request) => ({ user: wireUser(userOf(request)) }),
  });
};
