import type { Jobs } from "../jobs/index.ts";
import type { Core } from "../module.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";
import { keepShelfTidy } from "./shelf-upkeep.ts";

/** What the shop sells. Gives it to carts. */
export async function registerCatalogue({ app, db, clock, jobs }: Core & { jobs: Jobs }): Promise<Catalogue> {
  const catalogue = createCatalogue({ db, clock });
  keepShelfTidy({ db, clock, jobs });
  await app.register(catalogueRoutes, { catalogue, clock });
  return catalogue;
}
