import type { Core } from "../module.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";
import { type Catalogue, createCatalogue } from "./catalogue.service.ts";
import { renewIndex } from "./index-renewal.ts";
import { boundFilters, showFromStandby, type ShownCatalogue } from "./shown-catalogue.ts";

/** `catalogue` is authoritative, for carts and orders; the other may read from a standby, for display only. */
interface Catalogues {
  catalogue: Catalogue;
  shown: ShownCatalogue;
}

/** Wires up the catalogue. */
export async function registerCatalogue({ app, database, db, clock }: Core): Promise<Catalogues> {
  const index = renewIndex({ db, changes: database.changes });
  const catalogue = createCatalogue({ db, clock, index });
  const shown = boundFilters(
    database.standby ? showFromStandby(catalogue, database.standby, { clock, index }) : catalogue,
  );
  await app.register(catalogueRoutes, { catalogue: shown, clock });
  return { catalogue, shown };
}
