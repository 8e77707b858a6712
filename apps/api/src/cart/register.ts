import type { Catalogue } from "../catalogue/index.ts";
import type { Jobs } from "../jobs/index.ts";
import type { Attempts } from "../limits/index.ts";
import type { Core } from "../module.ts";
import { cartRoutes } from "./cart.routes.ts";
import { type Carts, createCarts } from "./cart.service.ts";

interface CartNeeds extends Core {
  jobs: Jobs;
  attempts: Attempts;
  catalogue: Catalogue;
}

/** Wires up carts, and returns the service for checkout and orders. */
export async function registerCart({ app, db, clock, jobs, attempts, catalogue }: CartNeeds): Promise<Carts> {
  const carts = createCarts({ db, clock, jobs, attempts, catalogue });
  await app.register(cartRoutes, { carts });
  return carts;
}
