import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../start-error.ts";

/** SQLite's word for a file that somebody else has locked. */
const BUSY = 5;

/** Held as long as the process lives; the system frees it even after `kill -9`. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes a directory for this process alone. The engine itself takes no lock, and two processes on one directory lose each
 * other's rows without a word. SQLite's file lock is used because, unlike a file with a process id in it, it cannot go stale.
 * Throws when another process holds it, or it cannot be taken.
 */
export function lockDirectory(directory: string): DirectoryLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(`${directory}.lock`, { timeout: 0 });
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file?.close();
    throw new StartError(refusal(directory, error), { cause: error });
  }
  const held = file;
  return { release: () => held.close() };
}

function refusal(directory: string, error: unknown): string {
  const { errcode, errstr } = error as { errcode?: number; errstr?: string };
  return errcode === BUSY
    ? `Another process is using the database in ${directory}. Stop it, or set DATA_DIR to another directory.`
    : `The lock ${directory}.lock does not open: ${errstr ?? String(error)}. Remove it while no shop runs, or set DATA_DIR to another directory.`;
}
