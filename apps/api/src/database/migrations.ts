import type { Migration } from "kysely/migration";
import { infrastructure } from "./migrations/001-infrastructure.ts";
import { catalogue } from "./migrations/002-catalogue.ts";
import { cart } from "./migrations/003-cart.ts";

/** All migrations, in the order in which they run. A migration that has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-infrastructure": infrastructure,
  "002-catalogue": catalogue,
  "003-cart": cart,
};
