import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "./database/connection.ts";
import { isDemoDatabase } from "./database/demo-mark.ts";
import type { Db } from "./database/schema.ts";
import { locationOf } from "./database-location.ts";
import type { Settings } from "./settings/settings.ts";
import { StartError } from "./start-error.ts";

/** Why production may not open this database, as lines; none where it may. Nothing has to be migrated. */
export async function demoDataProblems(db: Db, settings: Settings): Promise<string[]> {
  if (settings.mode !== "production" || !(await isDemoDatabase(db))) return [];
  const { databaseUrl, dataDirectory } = settings;
  const [place, another] =
    databaseUrl === null
      ? [`DATA_DIR is ${dataDirectory}, whose database`, "directory"]
      : ["DATABASE_URL names a database that", "database"];
  return [
    `${place} was filled by a demo (SHOP_ENV=demo): its customer's password is public, and its orders have taken the first invoice numbers. Name an empty ${another}.`,
  ];
}

/** The same where the settings are wrong already, so that everything is told at once. Makes no database, and says why one cannot be asked. */
export async function demoDataProblemsBeside(settings: Settings): Promise<string[]> {
  const { mode, apiUrl, databaseUrl, dataDirectory } = settings;
  const isThere = databaseUrl !== null || existsSync(join(dataDirectory, "db"));
  if (mode !== "production" || apiUrl !== null || !isThere) return [];
  try {
    const ignored = () => {};
    const location = locationOf({ ...settings, databaseReadUrl: null });
    const database = await openDatabase(location, { onCrash: ignored, onConnectionLost: ignored });
    try {
      return await demoDataProblems(database.db, settings);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof StartError) return [error.message];
    throw error;
  }
}
