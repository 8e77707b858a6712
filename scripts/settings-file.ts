import { existsSync } from "node:fs";
import { join } from "node:path";

/** Adds the settings in `.env` of this folder, if there is one. A variable of the environment wins. */
export function readSettingsFile(): void {
  const file = join(import.meta.dirname, "..", ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
