import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomId } from "./random-id.ts";
import type { Secrets } from "./settings/secrets.ts";
import type { Settings } from "./settings/settings.ts";
import { StartError } from "./start-error.ts";
import { syncDirectory } from "./write-file-durably.ts";

/**
 * What signs links to papers and out of the newsletter: LINK_SECRET, or else a secret in the data directory, which the first start makes and `report`s.
 * Throws `StartError` when it cannot be read or made.
 */
export async function linkSecretsOf(
  { linkSecrets, dataDirectory }: Settings,
  report: (line: string) => void,
): Promise<Secrets> {
  if (linkSecrets !== null) return linkSecrets;
  const file = join(dataDirectory, "link-secret");
  try {
    return [(await readSecret(file)) ?? (await makeSecret(dataDirectory, file, report))];
  } catch (error) {
    throw new StartError(
      `LINK_SECRET is missing, and ${file} cannot be made or read (${(error as NodeJS.ErrnoException).code ?? String(error)}). Set LINK_SECRET to a long random text.`,
    );
  }
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Of several processes that start at once, one makes the file whole and the others read it. */
async function makeSecret(directory: string, file: string, report: (line: string) => void): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const part = `${file}.${randomId()}.part`;
  try {
    await writeFile(part, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
    await link(part, file);
    await syncDirectory(directory);
    report(
      `Made ${file}, which signs links in mails. Keep a copy apart from backups; processes with another DATA_DIR need the same one as LINK_SECRET.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(part, { force: true });
  }
  return readFile(file, "utf8");
}
