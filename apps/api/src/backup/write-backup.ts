import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Clock } from "../clock.ts";
import type { ShopDatabase } from "../database/shop-database.ts";
import { Refusal } from "../http/refusal.ts";
import type { FileFolders } from "./file-folders.ts";
import { MANIFEST, type Manifest, type ManifestFile, type ManifestTable, tableFile } from "./manifest.ts";
import { counted, rowDigest } from "./row-digest.ts";
import { type TableSource, withSnapshot } from "./snapshot.ts";
import { copyDurably, filesBelow, measure } from "./stored-files.ts";

interface BackupSource {
  database: ShopDatabase;
  clock: Clock;
  folders: FileFolders;
}

/**
 * Writes a backup of the shop into a new or empty folder, readable by this account only: the database at one moment, then pictures and stories.
 * Files of pictures are only added while a shop runs, so every one that the database names is there. `record` is called once all but the
 * manifest is written; if it or anything else fails, the folder is removed. Refuses with 422 a folder with content, and
 * one that cannot be made.
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  record: (manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  await makeEmptyFolder(folder);
  try {
    const manifest = await writeContent(source, folder);
    await record(manifest);
    await writeDurably(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    return manifest;
  } catch (error) {
    // It was empty, and half a backup is of no use.
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function writeContent({ database, clock, folders }: BackupSource, folder: string): Promise<Manifest> {
  const madeAt = clock.now().toISOString();
  const stored = await database.unhurried((db) =>
    withSnapshot(db, async ({ migration, tables, sequences }) => {
      const written: ManifestTable[] = [];
      for (const table of tables) written.push(await writeTable(folder, table));
      return { migration, tables: written, sequences: await sequences() };
    }),
  );
  const files: ManifestFile[] = [];
  for (const kind of ["media", "journal"] as const) {
    const source = folders[kind];
    if (source !== null) files.push(...(await copyFolder(source, folder, kind)));
  }
  return { format: 1, madeAt, ...stored, files };
}

async function makeEmptyFolder(folder: string): Promise<void> {
  const content = await mkdir(join(folder, "tables"), { recursive: true, mode: 0o700 })
    .then(() => readdir(folder))
    .catch((error: Error) => {
      throw new Refusal(422, `${folder} cannot be written: ${error.message}.`);
    });
  const isNew = content.length === 1 && (await readdir(join(folder, "tables"))).length === 0;
  if (!isNew) throw new Refusal(422, `${folder} is not empty. Give a folder of its own to each backup.`);
}

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

async function copyFolder(source: string, folder: string, kind: string): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  for (const name of await filesBelow(source)) {
    const path = `${kind}/${name}`;
    const copy = join(folder, path);
    await copyDurably(join(source, name), copy);
    files.push({ path, ...(await measure(copy)) });
  }
  return files;
}

async function writeDurably(file: string, text: string): Promise<void> {
  await using handle = await open(file, "wx", 0o600);
  await handle.writeFile(text);
  await handle.sync();
}
