import type { Core } from "../module.ts";
import { healthRoutes } from "./health.routes.ts";
import { createReadiness, type Readiness } from "./readiness.ts";

/** Whether the process lives, and may be sent requests. Gives the readiness, which ends when the shop stops. */
export async function registerHealth({ app, db }: Core): Promise<Readiness> {
  const readiness = createReadiness(db);
  await app.register(healthRoutes, { readiness });
  return readiness;
}
