import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { isPicture, mediaFolder, moveShop, restoreBackup } from "../backup/index.ts";
import { type DatabaseLocation, openDatabase } from "../database/connection.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { forgetFingerprints } from "../database/link-secrets.ts";
import { openDataDirectory } from "../data-directory.ts";
import { locationOf } from "../database-location.ts";
import { Refusal } from "../http/refusal.ts";
import { contentOf } from "./backup-text.ts";
import { defineMachineCommand, type MachineCommand } from "./machine-command.ts";

const ADDRESS = z.url({
  protocol: /^postgres(?:ql)?$/,
  error: "This is no address like postgres://shop:password@localhost/shop.",
});

function addressIn(value: string | undefined): string {
  if (value === undefined || value === "")
    throw new Refusal(422, "Set MOVE_TO to the address of an empty database, or give --to.");
  const { data, error } = ADDRESS.safeParse(value);
  if (data === undefined) throw new Refusal(422, `MOVE_TO: ${error.issues[0]?.message ?? ""}`);
  return data;
}

export const RESTORE_COMMANDS: readonly MachineCommand[] = [
  defineMachineCommand({
    name: "restore",
    about: "a backup, into the empty database and data directory that the settings name; stop the shop before",
    input: z.object({ folder: z.string().describe("that `backup` has written") }),
    positional: ["folder"],
    async runOnMachine({ folder }, { settings: read, isDryRun, report }) {
      const settings = read();
      if (!isDryRun) openDataDirectory(settings.dataDirectory, report);
      const media = mediaFolder(settings);
      const named = locationOf({ ...settings, databaseReadUrl: null });
      // Opening a directory that has no database makes one.
      const location: DatabaseLocation = isDryRun && !isThere(named) ? { kind: "memory", templateFile: null } : named;
      const manifest = await withDatabase(location, report, async (database) => {
        const restored = await restoreBackup(resolve(folder), { database, media, isDryRun, report });
        // The secret is in no backup, and a copy of the shop may have one of its own.
        if (!isDryRun) await forgetFingerprints(database.db);
        return restored;
      });
      const content = contentOf(manifest);
      if (isDryRun) return { message: `Dry run, nothing has changed. The backup is undamaged, with ${content}.` };
      const pictures = media === null && manifest.files.some(isPicture) ? PICTURES_LEFT : "";
      const stories = manifest.files.every(isPicture) ? "" : STORIES_LEFT;
      return {
        message: `Restored ${content}.${pictures}${stories}${LINKS} Start the shop, then run: npm run shop -- verify`,
      };
    },
  }),
  defineMachineCommand({
    name: "links renew",
    about:
      "after the secret that signs links is lost or has leaked: the next start signs with another one, and links in earlier mails and authenticators of staff end",
    input: z.object({}),
    async runOnMachine(_input, { settings: read, isDryRun, report }) {
      const settings = read();
      const location = locationOf({ ...settings, databaseReadUrl: null });
      if (!isThere(location))
        throw new Refusal(409, `There is no shop in ${settings.dataDirectory}. DATA_DIR names the directory of yours.`);
      if (isDryRun) return { message: "Dry run, nothing has changed." };
      await withDatabase(location, report, ({ db }) => forgetFingerprints(db));
      return {
        message:
          "The next start decides which secret signs links. Links that another one has signed end, and staff need a new code: npm run shop -- staff reset.",
      };
    },
  }),
  defineMachineCommand({
    name: "move",
    about: "the shop from the embedded database to a PostgreSQL server, every table compared; stop the shop before",
    input: z.object({
      to: ADDRESS.optional().describe(
        "address of an empty database without a password, such as postgres://shop@localhost/shop. One with a password belongs into the environment, as MOVE_TO: other accounts of the machine see what is typed",
      ),
    }),
    async runOnMachine({ to: typed }, { settings: read, isDryRun, report }) {
      const to = typed ?? addressIn(process.env["MOVE_TO"]);
      const settings = read();
      if (settings.databaseUrl !== null)
        throw new Refusal(
          409,
          "DATABASE_URL is set: the shop is on a PostgreSQL server already. pg_dump moves it from there.",
        );
      const target: DatabaseLocation = {
        kind: "postgresql",
        url: to,
        mustBeDurable: settings.mode === "production",
      };
      const source = locationOf(settings);
      if (!isThere(source))
        throw new Refusal(409, `There is no shop in ${settings.dataDirectory}. DATA_DIR names the directory of yours.`);
      const tables = await withDatabase(source, report, async (from) => {
        if (!isDryRun) await from.migrate(report);
        return withDatabase(target, report, (database) => moveShop({ from, to: database, isDryRun, report }));
      });
      if (isDryRun) return { message: "Dry run, nothing has changed. The database takes the shop." };
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return {
        message: `Moved ${tables.length} tables with ${rows.toLocaleString("en-IN")} rows. Set DATABASE_URL to this address, keep DATA_DIR for the pictures, start the shop, then run: npm run shop -- verify`,
      };
    },
  }),
];

/** A server's database is; whether it answers is another question. */
const isThere = (location: DatabaseLocation) => location.kind !== "directory" || existsSync(location.directory);

const LINKS =
  " Links in earlier mails open, and staff sign in, only with the secret that the shop had: LINK_SECRET, or a copy of DATA_DIR/link-secret.";
const PICTURES_LEFT = " Copy media/ of the backup to where MEDIA_URL leads.";
const STORIES_LEFT =
  " The backup is of an earlier version, which kept stories in files: publish each file of its journal/ with journal publish.";

async function withDatabase<Result>(
  location: DatabaseLocation,
  report: (line: string) => void,
  work: (database: ShopDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location, {
    onCrash: report,
    onConnectionLost: (error) => report(`A database connection was lost: ${error.message}`),
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
