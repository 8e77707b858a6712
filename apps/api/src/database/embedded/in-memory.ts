import { readFile } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { EMBEDDED_PLANNING } from "../planning.ts";
import { EMBEDDED_EXTENSIONS } from "./extensions.ts";

/**
 * PGlite options for a database in memory, empty or loaded from a dump. For tests, which store little and open many
 * databases: the settings reduce the memory that an empty cluster reserves.
 */
export async function inMemoryOptions(templateFile: string | null): Promise<PGliteOptions> {
  return {
    extensions: EMBEDDED_EXTENSIONS,
    initDbStartParams: ["--wal-segsize=1"],
    startParams: [
      ...PGlite.defaultStartParams,
      ...["-c", "shared_buffers=16MB", "-c", "min_wal_size=2MB"],
      ...EMBEDDED_PLANNING,
    ],
    ...(templateFile === null ? {} : { loadDataDir: await dumpIn(templateFile) }),
  };
}

/**
 * A `Blob` of bytes that are already in memory: reading them from Node's own `Blob` takes longer than unpacking them.
 */
async function dumpIn(file: string): Promise<Blob> {
  // `readFile` returns a buffer that is not shared.
  const { buffer } = await readFile(file);
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}
