import type { Core } from "../module.ts";
import { closeToShoppers } from "./close-to-shoppers.ts";
import { createMaintenance, type Maintenance } from "./maintenance.service.ts";

/** Closes the shop to shoppers while its owner works on it. Gives what opens and closes it. */
export function registerMaintenance({ app, database, clock }: Core): Maintenance {
  const maintenance = createMaintenance({ database, clock, log: app.log });
  closeToShoppers(app, maintenance);
  return maintenance;
}
