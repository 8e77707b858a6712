import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { z } from "zod";
import { isMigrated } from "../database/migrate.ts";
import type { Db } from "../database/schema.ts";
import { Refusal, refusals } from "../http/refusal.ts";

/** Whether the shop may be sent requests, as far as it decides that itself. */
export interface Readiness {
  stopping: boolean;
}

const Healthy = z.object({ status: z.literal("ok") });

/** `/healthz`: the process answers. `/readyz`: it may be sent requests. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db; readiness: Readiness }> = async (app, { db, readiness }) => {
  app.get("/healthz", {
    schema: { operationId: "health", tags: ["operations"], response: { 200: Healthy } },
    handler: async () => ({ status: "ok" }) as const,
  });

  let migrated = false;
  app.get("/readyz", {
    schema: { operationId: "readiness", tags: ["operations"], response: { 200: Healthy, ...refusals(503) } },
    handler: async () => {
      if (readiness.stopping) throw new Refusal(503, "The shop is stopping.");
      migrated ||= await isMigrated(db);
      if (!migrated) throw new Refusal(503, "The database is not migrated.");
      await sql`select 1`.execute(db);
      return { status: "ok" } as const;
    },
  });
};
