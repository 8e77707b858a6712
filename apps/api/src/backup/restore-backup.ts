import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ShopDatabase } from "../database/shop-database.ts";
import { Refusal } from "../http/refusal.ts";
import type { FileFolders } from "./file-folders.ts";
import { assertLoadable, loadSnapshot } from "./load-snapshot.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { backupProblems, tableLines } from "./read-backup.ts";
import { copyDurably, measure } from "./stored-files.ts";

interface RestoreTarget {
  database: ShopDatabase;
  /** Where pictures and stories go; null: they stay in the backup. */
  folders: FileFolders;
  /** @default false */
  isDryRun?: boolean;
  /** Gets a line for each step. */
  report(line: string): void;
}

/**
 * Checks a backup and restores it into an empty database. Refuses with 422 a damaged backup, and with 409 like `loadSnapshot`, and where a
 * story of the backup would replace another one. Can be repeated after it was cut off. A dry run writes no files, and rolls the database back.
 */
export async function restoreBackup(
  folder: string,
  { database, folders, isDryRun = false, report }: RestoreTarget,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const problems = await backupProblems(folder);
  if (problems.length > 0)
    throw new Refusal(422, `The backup is damaged, and nothing is restored.\n${problems.join("\n")}`);
  const { tables, sequences } = manifest;
  await assertLoadable(database.db, manifest);
  const copies = await missingCopies(folder, manifest, folders);
  // Before the database names them.
  if (!isDryRun) for (const { from, to } of copies) await copyDurably(from, to);
  const snapshot = {
    migration: manifest.migration,
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: () => tableLines(folder, name) })),
    sequences: async () => sequences,
  };
  await database.withoutTimeLimit((db) => loadSnapshot(db, snapshot, { isDryRun, report }));
  return manifest;
}

/** The files that the folders lack. */
async function missingCopies(folder: string, { files }: Manifest, folders: FileFolders) {
  const copies: { from: string; to: string }[] = [];
  for (const { path, sha256 } of files) {
    const [kind = "", ...rest] = path.split("/");
    const target = kind === "media" ? folders.media : folders.journal;
    if (target === null) continue;
    const [from, to] = [join(folder, path), join(target, ...rest)];
    const present = existsSync(to) ? await measure(to) : undefined;
    if (kind === "journal" && present && present.sha256 !== sha256)
      throw new Refusal(409, `${to} is another story than that of the backup. Move it away, and repeat the command.`);
    if (present?.sha256 !== sha256) copies.push({ from, to });
  }
  return copies;
}
