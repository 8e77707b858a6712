import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasFingerprint, type LinkSecretRefusal, recordFingerprint } from "./database/link-secrets.ts";
import type { Db } from "./database/schema.ts";
import { fingerprintOf } from "./link-keys.ts";
import { randomId } from "./random-id.ts";
import { type Secrets, secrets } from "./settings/secrets.ts";
import type { Settings } from "./settings/settings.ts";
import { StartError } from "./start-error.ts";
import { syncDirectory } from "./write-file-durably.ts";

const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);
const ANOTHER_SECRET =
  "Set it to the LINK_SECRET of the shop's other processes, or to the content of DATA_DIR/link-secret of the one that made it. If that is lost, run: npm run shop -- links renew";

/**
 * What signs links to papers and out of the newsletter, and encrypts authenticators: LINK_SECRET, or else a secret in the data directory, which the first start of a shop
 * makes and `report`s. Works before the database is migrated. Throws `StartError` when it cannot be read or made, or is lost.
 */
export async function linkSecretsOf(
  { linkSecrets, dataDirectory }: Settings,
  db: Db,
  report: (line: string) => void,
): Promise<Secrets> {
  if (linkSecrets !== null) return linkSecrets;
  const file = join(dataDirectory, "link-secret");
  const isMade = await hasFingerprint(db);
  let text: string | null;
  try {
    text = (await readSecret(file)) ?? (isMade ? null : await makeSecret(dataDirectory, file, report));
  } catch (error) {
    throw new StartError(
      `LINK_SECRET is missing, and ${file} cannot be made or read (${codeOf(error)}). Set LINK_SECRET to a long random text.`,
    );
  }
  if (text === null)
    throw new StartError(
      `LINK_SECRET is missing, and there is no ${file}: links are signed already. ${ANOTHER_SECRET}`,
    );
  const { data, error } = secrets.safeParse(text.trim());
  if (error) throw new StartError(`${file} ${error.issues[0]?.message ?? ""} Put its copy back, or set LINK_SECRET.`);
  return data;
}

/**
 * Records which secret signs. Throws `StartError` when the list lacks the newest secret of the shop: what one process signs or encrypts
 * must open in all others. Needs a migrated database.
 */
export async function recordLinkSecret(db: Db, [first, ...others]: Secrets): Promise<void> {
  const refusal = await recordFingerprint(db, [fingerprintOf(first), ...others.map(fingerprintOf)]);
  if (refusal !== null) throw new StartError(`${REFUSALS[refusal]} ${ANOTHER_SECRET}`);
}

const REFUSALS: Record<LinkSecretRefusal, string> = {
  unknown: "LINK_SECRET differs from the one that this shop signs links with.",
  retired: "LINK_SECRET lacks the newest secret of this shop.",
};

async function readSecret(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Of several processes that start at once, one makes the file whole and the others read it. */
async function makeSecret(directory: string, file: string, report: (line: string) => void): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const part = `${file}.${randomId()}.part`;
  const options = { flag: "wx", mode: 0o600, flush: true };
  const secret = randomBytes(32).toString("base64url");
  try {
    await writeFile(part, secret, options);
    await link(part, file).catch((error: unknown) => {
      if (!NO_LINKS.has(codeOf(error))) throw error;
      return writeFile(file, secret, options);
    });
    await syncDirectory(directory);
    report(
      `Made ${file}, which signs links in mails and encrypts the authenticators of staff. Keep a copy apart from backups; processes with another DATA_DIR need the same one as LINK_SECRET.`,
    );
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(part, { force: true });
  }
  return readFile(file, "utf8");
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
