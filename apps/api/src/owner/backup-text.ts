import type { Manifest } from "../backup/index.ts";
import { migrations } from "../database/migrations.ts";

/** What a backup has, in words: "61 tables with 4,210 rows, and 12 files". */
export function contentOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows.toLocaleString("en-IN")} rows, and ${files.length === 1 ? "1 file" : `${files.length} files`}`;
}

/** A sentence about a backup that this version cannot restore, because a later one had migrated the database; otherwise nothing. */
export const restorableBy = ({ migration }: Manifest): string =>
  Object.hasOwn(migrations, migration)
    ? ""
    : ` A later version of the shop has migrated the database (${migration}): all its data is in the backup, and only that version restores it.`;
