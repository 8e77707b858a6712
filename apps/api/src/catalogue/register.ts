import type { Core } from "../module.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";

/** What the shop sells. Gives it to carts. */
export async function registerCatalogue({ app, db, clock }: Core): Promise<Catalogue> {
  const catalogue = createCatalogue({ db, clock });
  await app.register(catalogueRoutes, { catalogue });
  return catalogue;
}
