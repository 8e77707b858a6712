import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { type ManifestTable, readManifest, tableFile } from "./manifest.ts";
import { rowDigest } from "./row-digest.ts";
import { measure } from "./stored-files.ts";

/** The lines of a table's file. Rejects where it is missing or damaged. Only a line feed ends a line: texts may hold characters that end lines elsewhere. */
export async function* tableLines(folder: string, table: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  createReadStream(tableFile(folder, table))
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = "";
  for await (const text of unpacked.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** Compares every file of a backup with its manifest. Resolves with a sentence for each that is missing or damaged. Refuses like `readManifest`. */
export async function backupProblems(folder: string): Promise<string[]> {
  const { tables, files } = await readManifest(folder);
  const problems: string[] = [];
  for (const table of tables) problems.push(...(await tableProblems(folder, table)));
  for (const { path, bytes, sha256 } of files) {
    const found = await measure(join(folder, path)).catch((error: Error) => error.message);
    if (typeof found === "string") problems.push(`${path} cannot be read: ${found}.`);
    else if (found.sha256 !== sha256)
      problems.push(`${path} is damaged: it has ${found.bytes} bytes of ${bytes}, or others.`);
  }
  return problems;
}

async function tableProblems(folder: string, { name, rows, digest }: ManifestTable): Promise<string[]> {
  const found = rowDigest();
  try {
    for await (const line of tableLines(folder, name)) found.add(line);
  } catch (error) {
    return [`The table ${name} cannot be read: ${(error as Error).message}.`];
  }
  const seen = found.seen();
  if (seen.rows !== rows) return [`The table ${name} is damaged: it has ${seen.rows} rows of ${rows}.`];
  return seen.digest === digest ? [] : [`The table ${name} is damaged: its rows are not those that were written.`];
}
