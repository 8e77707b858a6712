import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratedTemplate } from "./template.ts";

/**
 * Creates the template before the first test file, so that no test pays for it, and a folder for the temporary files of
 * this run's processes, in `TEST_FOLDER`.
 */
export async function setup(): Promise<() => void> {
  await migratedTemplate();
  const folder = mkdtempSync(join(tmpdir(), "api-tests-"));
  process.env["TEST_FOLDER"] = folder;
  return () => rmSync(folder, { recursive: true });
}
