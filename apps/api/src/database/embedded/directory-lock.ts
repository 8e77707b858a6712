import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../start-error.ts";

/** SQLite's error code for a file that another process has locked. */
const BUSY = 5;

/** Held for the life of the process; the system frees it even after `kill -9`. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a directory for this process. The engine takes no lock itself, and two processes on one directory silently lose
 * each other's rows. Uses SQLite's file lock because, unlike a file with a process id, it cannot go stale. Throws if
 * another process holds it, or it cannot be taken.
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
