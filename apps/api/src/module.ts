import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { Db } from "./database/schema.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import type { Encryption } from "./encryption.ts";
import type { LinkKeys } from "./link-keys.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * What every module of the server gets. A module is a folder with two public files: `register.ts` builds it, adds its routes, jobs
 * and hooks, and says in its types what it needs of other modules and what it gives them; `index.ts` has the names that they may
 * import. What it refuses it throws as `Refusal`, so there is no kind of error to register.
 */
export interface Core {
  app: FastifyInstance;
  settings: Settings;
  database: ShopDatabase;
  /** The database's tables. */
  db: Db;
  clock: Clock;
  /** Where links to the shop lead, without a slash at the end. Never an address that a request named. */
  origin(): string;
  linkKeys: LinkKeys;
  encryption: Encryption;
}
