import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { bareEnvironment } from "../../apps/api/src/testing/bare-environment.ts";

const run = promisify(execFile);

/** Runs the owner's command `npm run shop --`. Resolves with its output; throws when it fails. */
export const ownerSays = (...words: string[]): Promise<string> => ownerSaysIn(inject("shopData"), ...words);

/** The same, of the shop with this data directory. */
export async function ownerSaysIn(dataDirectory: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, "../../scripts/shop.ts"), ...words], {
    env: { ...bareEnvironment(), DATA_DIR: dataDirectory },
  });
  return stdout.trim();
}
