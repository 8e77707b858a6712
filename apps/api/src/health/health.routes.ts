import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refusals } from "../http/refusal.ts";
import { VERSION } from "../version.ts";
import type { Readiness } from "./readiness.ts";

const Ready = z.object({ status: z.literal("ok") });
const Healthy = Ready.extend({ version: z.string().describe("of the shop") });

/** `/healthz`: the process answers, and with which version. `/readyz`: it may be sent requests. */
export const healthRoutes: FastifyPluginAsyncZod<{ readiness: Readiness }> = async (app, { readiness }) => {
  app.get("/healthz", {
    schema: { operationId: "health", tags: ["operations"], response: { 200: Healthy } },
    handler: async () => ({ status: "ok", version: VERSION }) as const,
  });

  app.get("/readyz", {
    schema: { operationId: "readiness", tags: ["operations"], response: { 200: Ready, ...refusals(503) } },
    handler: async () => {
      await readiness.assertReady();
      return { status: "ok" } as const;
    },
  });
};
