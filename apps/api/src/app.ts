import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { Changes } from "./database/changes.ts";
import type { Db } from "./database/schema.ts";
import type { ShopDatabase } from "./database/shop-database.ts";
import { createEncryption } from "./encryption.ts";
import { refuseUnknownCalls } from "./http/error-answer.ts";
import type { FinishRequests } from "./http/last-requests.ts";
import { buildHttpApp } from "./http-app.ts";
import { createLinkKeys } from "./link-keys.ts";
import type { LogDestination } from "./logging.ts";
import { type Modules, type Outside, registerModules } from "./modules.ts";
import { registerOwner } from "./owner/register.ts";
import type { Secrets } from "./settings/secrets.ts";
import type { Settings } from "./settings/settings.ts";

/** What the application is made of. Everything that reaches outside the process is an argument. */
export interface AppDependencies extends Outside {
  settings: Settings;
  database: ShopDatabase;
  clock: Clock;
  /** What signs links to papers and out of the newsletter, and encrypts the secrets of authenticators. */
  linkSecrets: Secrets;
  /** @default standard output */
  logDestination?: LogDestination;
}

/** The application before it listens. */
export interface ShopApp extends Modules {
  app: FastifyInstance;
  settings: Settings;
  db: Db;
  /** What changes in the database, for whoever keeps what it answered. */
  changes: Changes;
  clock: Clock;
  finishRequests: FinishRequests;
}

/** Builds the whole server: what it does is said in its modules. */
export async function buildApp({
  settings,
  database,
  clock,
  linkSecrets,
  logDestination,
  ...outside
}: AppDependencies): Promise<ShopApp> {
  const { db } = database;
  const { app, finishRequests } = await buildHttpApp(settings, logDestination);
  refuseUnknownCalls(app);

  const origin = () => originOf(app, settings);
  const keys = { linkKeys: createLinkKeys(linkSecrets), encryption: createEncryption(linkSecrets) };
  const modules = await registerModules({ app, settings, database, db, clock, origin, ...keys }, outside);
  const shop = { app, settings, db, changes: database.changes, clock, finishRequests, ...modules };
  await registerOwner({ app, shop });
  return shop;
}

/** The configured address, or the one that the shop listens on. */
function originOf(app: FastifyInstance, { publicUrl, host, port }: Settings): string {
  if (publicUrl !== null) return publicUrl;
  return app.addresses().length > 0 ? app.listeningOrigin : `http://${host}:${port}`;
}
