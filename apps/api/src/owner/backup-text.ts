import type { Manifest } from "../backup/index.ts";

/** What a backup has, in words: "61 tables with 4,210 rows, and 12 files". */
export function contentOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows.toLocaleString("en-IN")} rows, and ${files.length === 1 ? "1 file" : `${files.length} files`}`;
}
