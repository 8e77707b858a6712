import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ShopDatabase } from "../database/shop-database.ts";
import { Refusal } from "../http/refusal.ts";
import { assertLoadable, loadSnapshot } from "./load-snapshot.ts";
import { isPicture, type Manifest, readManifest } from "./manifest.ts";
import { backupProblems, tableLines } from "./read-backup.ts";
import { copyDurably, measure } from "./stored-files.ts";

interface RestoreTarget {
  database: ShopDatabase;
  /** The folder that pictures go into; null: they stay in the backup. */
  media: string | null;
  /** @default false */
  isDryRun?: boolean;
  /** Gets a line for each step. */
  report(line: string): void;
}

/**
 * Checks a backup and restores it into an empty database. Refuses with 422 a damaged backup, and with 409 like `loadSnapshot`. Can be repeated
 * after it was cut off. A dry run writes no files, and rolls the database back.
 */
export async function restoreBackup(
  folder: string,
  { database, media, isDryRun = false, report }: RestoreTarget,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems = await backupProblems(folder);
  if (problems.length > 0)
    throw new Refusal(422, `The backup is damaged, and nothing is restored.\n${problems.join("\n")}`);
  const { tables, sequences } = manifest;
  await assertLoadable(database.db, manifest);
  // Before the database names them.
  if (!isDryRun && media !== null) await copyMissing(folder, manifest, media);
  const snapshot = {
    migration: manifest.migration,
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: () => tableLines(folder, name) })),
    sequences: async () => sequences,
  };
  await database.withoutTimeLimit((db) => loadSnapshot(db, snapshot, { isDryRun, report }));
  return manifest;
}

/** Copies the pictures that the folder lacks. */
async function copyMissing(folder: string, { files }: Manifest, media: string): Promise<void> {
  for (const { path, sha256 } of files.filter(isPicture)) {
    const [from, to] = [join(folder, path), join(media, ...path.split("/").slice(1))];
    if (!existsSync(to) || (await measure(to)).sha256 !== sha256) await copyDurably(from, to);
  }
}
