import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import type { Readiness } from "./readiness.ts";

const Healthy = z.object({ status: z.literal("ok") });

/** `/healthz`: the process answers. `/readyz`: it may be sent requests. */
export const healthRoutes: FastifyPluginAsyncZod<{ readiness: Readiness }> = async (app, { readiness }) => {
  app.get("/healthz", {
    schema: { operationId: "health", tags: ["operations"], response: { 200: Healthy } },
    handler: async () => ({ status: "ok" }) as const,
  });

  app.get("/readyz", {
    schema: { operationId: "readiness", tags: ["operations"], response: { 200: Healthy, ...refusals(503) } },
    handler: async () => {
      await readiness.assertReady();
      return { status: "ok" } as const;
    },
  });
};
