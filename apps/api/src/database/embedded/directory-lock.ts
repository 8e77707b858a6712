import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../start-error.ts";

/** Held as long as the process lives; the system frees it even after `kill -9`. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes a directory for this process alone. The engine itself takes no lock, and two processes on one directory lose each
 * other's rows without a word. SQLite's file lock is used because, unlike a file with a process id in it, it cannot go stale.
 * Throws when another process holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = new DatabaseSync(`${directory}.lock`, { timeout: 0 });
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    throw new StartError(
      `Another process is using the database in ${directory}. Stop it, or set DATA_DIR to another directory.`,
      { cause: error },
    );
  }
  return { release: () => file.close() };
}
