import { join } from "node:path";
import type { DatabaseLocation } from "./database/connection.ts";
import type { Settings } from "./settings/settings.ts";

/** Where the data lies. */
export function locationOf({
  databaseUrl,
  databaseReadUrl,
  databasePoolSize,
  dataDirectory,
  mode,
}: Settings): DatabaseLocation {
  if (databaseUrl !== null) {
    const mustBeDurable = mode === "production";
    return {
      kind: "postgresql",
      url: databaseUrl,
      readUrl: databaseReadUrl,
      mustBeDurable,
      poolSize: databasePoolSize,
    };
  }
  return { kind: "directory", directory: join(dataDirectory, "db") };
}
