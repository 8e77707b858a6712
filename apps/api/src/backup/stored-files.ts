import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, open, readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ManifestFile } from "./manifest.ts";

/**
 * The files below a folder, by their paths in it with slashes. None where there is no such folder. Skips those that are
 * still being written, and all that is hidden or in a hidden folder, such as .git.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((names) => !names.some((name) => name.startsWith(".")))
    .map((names) => names.join("/"))
    .toSorted();
}

/** Copies a file durably, with the folders that it needs, for this account only. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await using handle = await open(to, "r+");
  await handle.chmod(0o600);
  await handle.sync();
}

/** Copies like `copyDurably`. Resolves with false if the file is gone. */
export async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyDurably(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && !existsSync(from)) return false;
    throw error;
  }
}

/** Length and hash of a file's content. */
export async function measure(file: string): Promise<Omit<ManifestFile, "path">> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}
