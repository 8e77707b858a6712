import { catalogueInvariants } from "../catalogue/index.ts";
import { transaction } from "../database/transaction.ts";
import type { Core } from "../module.ts";
import { orderInvariants } from "../orders/index.ts";
import type { RecordChange } from "../record-change.ts";
import type { Manifest } from "./manifest.ts";
import { mediaFolder } from "./media-folder.ts";
import { writeBackup } from "./write-backup.ts";

interface BackupNeeds extends Core {
  missingFiles(): Promise<string[]>;
}

interface Backups {
  /** Writes a backup into a new or empty folder. Refuses like `writeBackup`. */
  write(folder: string, record: RecordChange): Promise<Manifest>;
  /** What does not add up in the shop, a sentence for each. Reads everything. */
  findProblems(): Promise<string[]>;
}

/** Wires up backups of the shop, and the check of all that it keeps. */
export function registerBackup({ db, database, clock, settings, missingFiles }: BackupNeeds): Backups {
  const media = mediaFolder(settings);
  return {
    write: (folder, record) =>
      writeBackup({ database, clock, media }, folder, (manifest) =>
        transaction(db, (tx) =>
          record(tx, { subject: "backup", before: { folder: null }, after: { folder, made_at: manifest.madeAt } }),
        ),
      ),
    findProblems: async () => [
      ...(await orderInvariants(db)),
      ...(await catalogueInvariants(db)),
      ...(await missingFiles()),
    ],
  };
}
