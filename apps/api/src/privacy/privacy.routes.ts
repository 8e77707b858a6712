import { DataExport, EraseAccountBody } from "@selvedge/commerce/wire/account";
import { Acknowledged } from "@selvedge/commerce/wire/primitives";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { OrderReads } from "../audit/index.ts";
import { bearerOf, sessionOf, type Sessions, signedIn, userOf } from "../auth/index.ts";
import { refusals } from "../http/refusal.ts";
import type { Privacy } from "./privacy.service.ts";

interface PrivacyRoutes {
  privacy: Privacy;
  sessions: Sessions;
  reads: OrderReads;
}

export const privacyRoutes: FastifyPluginAsyncZod<PrivacyRoutes> = async (app, { privacy, sessions, reads }) => {
  app.addHook("onRequest", signedIn(sessions));

  app.get("/api/users/export", {
    schema: { operationId: "exportData", tags: ["account"], response: { 200: DataExport, ...refusals(401) } },
    async handler(request, reply) {
      const exported = await privacy.exported(userOf(request), bearerOf(request));
      await reads.note(
        sessionOf(request),
        exported.orders.map(({ id }) => id),
      );
      return reply.header("content-disposition", 'attachment; filename="my-data.json"').send(exported);
    },
  });

  app.delete("/api/users/account", {
    schema: {
      operationId: "eraseAccount",
      tags: ["account"],
      body: EraseAccountBody,
      response: { 200: Acknowledged, ...refusals(401, 422, 429) },
    },
    async handler(request) {
      const asking = { address: request.ip, bearer: bearerOf(request) ?? "" };
      await privacy.erase(userOf(request), request.body.password, asking);
      return { status: "success" } as const;
    },
  });
};
