import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncDirectory, writeFileDurably } from "../write-file-durably.ts";

/**
 * Where photos and the files made from them lie. A name is `folder/file` and contains a hash of the content, so a file
 * never changes. Callers check names that come from outside.
 */
export interface MediaStore {
  /** Keeps a file. Once it resolves, the file survives a power failure. One of this name has the same content already. */
  put(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The file's content; null if there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
}

/** Keeps files in a directory, which is made with the first file. */
export function directoryStore(directory: string): MediaStore {
  const has = (name: string) => orNull(stat(join(directory, name))).then((found) => found !== null);
  return {
    has,
    async put(name, bytes) {
      if (await has(name)) return;
      const file = join(directory, name);
      const folder = dirname(file);
      if (await mkdir(folder, { recursive: true, mode: 0o700 })) {
        await syncDirectory(directory);
        await syncDirectory(dirname(directory));
      }
      await writeFileDurably(file, bytes);
    },
    get: (name) => orNull(readFile(join(directory, name))),
    remove: (name) => rm(join(directory, name), { force: true }),
  };
}

async function orNull<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
