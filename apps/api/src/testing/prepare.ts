import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migratedTemplate } from "./template.ts";

/**
 * Makes the template before the first file asks for it, so that no test pays for it; and a folder for what the processes of
 * this run keep for themselves, in `TEST_FOLDER`.
 */
export async function setup(): Promise<() => void> {
  await migratedTemplate();
  const folder = mkdtempSync(join(tmpdir(), "api-tests-"));
  process.env["TEST_FOLDER"] = folder;
  return () => rmSync(folder, { recursive: true });
}
