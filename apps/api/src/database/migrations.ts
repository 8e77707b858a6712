import type { Migration } from "kysely/migration";
import { infrastructure } from "./migrations/001-infrastructure.ts";

/** All migrations, in the order in which they run. A migration that has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-infrastructure": infrastructure,
};
