import { readFile } from "node:fs/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { EMBEDDED_PLANNING } from "../planning.ts";
import { EMBEDDED_EXTENSIONS } from "./extensions.ts";

/**
 * How PGlite keeps nothing on disk: empty at first, or as a dump. That is for tests, which keep little and open many: most of what
 * a cluster costs is memory that is laid out for more.
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

/** A blob that has been read: Node's own takes longer to give its bytes than the engine to unpack them. */
async function dumpIn(file: string): Promise<Blob> {
  // What Node reads of a file has a buffer to itself.
  const { buffer } = await readFile(file);
  return Object.assign(new Blob(), { arrayBuffer: async () => buffer });
}
