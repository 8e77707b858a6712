import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { Refusal } from "../http/refusal.ts";

/** Written last: a folder without one is no complete backup. */
export const MANIFEST = "manifest.json";

const Table = z.object({
  name: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z0-9_]+$/)).min(1),
  rows: z.int().min(0),
  /** Of `rowDigest`. */
  digest: z.string(),
});

const StoredFile = z.object({
  /** Below the backup's folder, with slashes. Earlier versions kept stories in files, which their backups have in `journal`. */
  path: z.string().regex(/^(?:media|journal)(?:\/(?!\.)[^/\\]+)+$/),
  bytes: z.int().min(0),
  sha256: z.string(),
});

/** What a backup holds, to check it by. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  tables: z.array(Table),
  sequences: z.record(z.string(), z.int()),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;
export type ManifestTable = z.infer<typeof Table>;
export type ManifestFile = z.infer<typeof StoredFile>;

export const isPicture = ({ path }: ManifestFile): boolean => path.startsWith("media/");

/** The file of a table's rows: each line is a JSON array of the columns' texts. */
export const tableFile = (folder: string, table: string): string => join(folder, "tables", `${table}.jsonl.gz`);

/** The text of a manifest. Refuses with 422 what `readManifest` would not read, so that no backup is made that cannot be restored. */
export function manifestText(manifest: Manifest): string {
  const { data, error } = Manifest.safeParse(manifest);
  if (!data) throw new Refusal(422, `This could not be restored: ${z.prettifyError(error)}`);
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** Refuses with 422 a folder that holds no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch((error: Error) => {
    throw new Refusal(422, `${folder} holds no complete backup: ${error.message}.`);
  });
  const { data, error } = Manifest.safeParse(jsonOf(text));
  if (!data) throw new Refusal(422, `${join(folder, MANIFEST)} cannot be read: ${z.prettifyError(error)}`);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
