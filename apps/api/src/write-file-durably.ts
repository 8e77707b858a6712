import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { randomId } from "./random-id.ts";

/**
 * Writes a file, or replaces it, in one step. Once it resolves, the file survives a power failure. Whoever may read its
 * folder may read it, whichever account wrote it: a command may be another one's than the shop.
 */
export async function writeFileDurably(file: string, content: Buffer | string): Promise<void> {
  const part = `${file}.${randomId()}.part`;
  try {
    await writePart(part, content);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  await syncDirectory(dirname(file));
}

async function writePart(file: string, content: Buffer | string): Promise<void> {
  const { mode } = await stat(dirname(file));
  await using handle = await open(file, "wx", 0o600);
  await handle.chmod(mode & 0o666);
  await handle.writeFile(content);
  await handle.sync();
}

/** Makes the names in a directory durable. Windows cannot open directories, and does not need it. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(directory, "r");
  await handle.sync();
}
