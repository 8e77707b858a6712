import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { isMigrated } from "../database/migrate.ts";
import type { Db } from "../database/schema.ts";
import { Refusal, refusals } from "../http/refusal.ts";

const Healthy = z.object({ status: z.literal("ok") });

/** `/healthz`: the process answers. `/readyz`: it may be sent requests. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get("/healthz", {
    schema: { operationId: "health", tags: ["operations"], response: { 200: Healthy } },
    handler: async () => ({ status: "ok" }) as const,
  });

  app.get("/readyz", {
    schema: { operationId: "readiness", tags: ["operations"], response: { 200: Healthy, ...refusals(503) } },
    handler: async () => {
      if (!(await isMigrated(db))) throw new Refusal(503, "The database is not migrated.");
      return { status: "ok" } as const;
    },
  });
};
