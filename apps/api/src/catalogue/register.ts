import type { Core } from "../module.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";
import { renewIndex } from "./index-renewal.ts";
import { boundFilters, showFromStandby, type ShownCatalogue } from "./shown-catalogue.ts";

/** The catalogue as it is, which carts and orders are decided by, and as everybody is shown it. */
interface Catalogues {
  catalogue: Catalogue;
  shown: ShownCatalogue;
}

/** What the shop sells. Gives it to carts, and to who shows it. */
export async function registerCatalogue({ app, database, db, clock }: Core): Promise<Catalogues> {
  const index = renewIndex({ db, changes: database.changes });
  const catalogue = createCatalogue({ db, clock, index });
  const shown = boundFilters(
    database.standby ? showFromStandby(catalogue, database.standby, { clock, index }) : catalogue,
  );
  await app.register(catalogueRoutes, { catalogue: shown, clock });
  return { catalogue, shown };
}
