import { createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { Refusal } from "../http/refusal.ts";
import { MANIFEST, type Manifest, type ManifestFile, type ManifestTable, manifestText, tableFile } from "./manifest.ts";
import { randomId } from "../random-id.ts";
import { syncDirectory } from "../write-file-durably.ts";
import { counted, rowDigest } from "./row-digest.ts";
import { type TableSource, withSnapshot } from "./snapshot.ts";
import { copyIfThere, filesBelow, measure } from "./stored-files.ts";

interface BackupSource {
  database: Pick<ShopDatabase, "withoutTimeLimit">;
  clock: Clock;
  /** The folder of uploaded photos and their pictures; null: they are not copied. */
  media: string | null;
}

/**
 * Writes a backup of the shop into a new or empty folder, readable by this account only: the database at one moment, and
 * pictures. It is written beside the folder and renamed at the end, so that a folder of this name is a whole
 * backup, also if two are made at once. `record` is called once all but the manifest is written; if it or anything else
 * fails, nothing is left. Refuses with 422 a folder with content, and one that cannot be made.
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  record: (manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  await assertFree(folder);
  const part = `${folder}.${randomId()}.part`;
  try {
    await mkdir(join(part, "tables"), { recursive: true, mode: 0o700 }).catch(refuse(folder));
    const manifest = await writeContent(source, part);
    const text = manifestText(manifest);
    await record(manifest);
    await writeDurably(join(part, MANIFEST), text);
    // Not all systems rename onto an empty folder. Another backup that has taken the name meanwhile is not empty, and stays.
    await rmdir(folder).catch(() => undefined);
    await rename(part, folder).catch(refuse(folder));
    await syncDirectory(dirname(folder));
    return manifest;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function writeContent({ database, clock, media }: BackupSource, folder: string): Promise<Manifest> {
  const madeAt = clock.now().toISOString();
  const files: ManifestFile[] = [];
  const copyMedia = async () => {
    if (media !== null) files.push(...(await copyFolder(media, folder)));
  };
  // Pictures that nobody shows are removed while a shop runs, and new ones added. What the database names at its moment
  // was there before it, or is there after it.
  await copyMedia();
  const stored = await database.withoutTimeLimit((db) =>
    withSnapshot(db, async ({ migration, tables, sequences }) => {
      const written: ManifestTable[] = [];
      for (const table of tables) written.push(await writeTable(folder, table));
      return { migration, tables: written, sequences: await sequences() };
    }),
  );
  await copyMedia();
  return { format: 1, madeAt, ...stored, files };
}

async function assertFree(folder: string): Promise<void> {
  const content = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? [] : refuse(folder)(error),
  );
  if (content.length > 0) throw notEmpty(folder);
}

const refuse = (folder: string) => (error: NodeJS.ErrnoException) => {
  // Systems use either code for a folder with content.
  if (error.code === "ENOTEMPTY" || error.code === "EEXIST") throw notEmpty(folder);
  throw new Refusal(422, `${folder} cannot be written: ${error.message}.`);
};

const notEmpty = (folder: string) =>
  new Refusal(422, `${folder} is not empty. Give a folder of its own to each backup.`);

async function writeTable(folder: string, { name, columns, rows }: TableSource): Promise<ManifestTable> {
  const digest = rowDigest();
  await pipeline(
    Readable.from(asLines(counted(rows(), digest))),
    createGzip(),
    createWriteStream(tableFile(folder, name), { mode: 0o600, flush: true }),
  );
  return { name, columns, ...digest.seen() };
}

async function* asLines(rows: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const row of rows) yield `${row}\n`;
}

/** Copies what the backup lacks of these files. Leaves out those that are removed meanwhile. */
async function copyFolder(source: string, folder: string): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  for (const name of await filesBelow(source)) {
    const path = `media/${name}`;
    const copy = join(folder, path);
    if (existsSync(copy)) continue;
    if (!(await copyIfThere(join(source, name), copy))) continue;
    files.push({ path, ...(await measure(copy)) });
  }
  return files;
}

async function writeDurably(file: string, text: string): Promise<void> {
  await using handle = await open(file, "wx", 0o600);
  await handle.writeFile(text);
  await handle.sync();
}
