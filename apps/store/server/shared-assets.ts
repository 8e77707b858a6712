import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { randomUUID } from "node:crypto";

/** Longer than a browser shows pages of a version that no process runs any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Precompressed variants are of use only to the version that has them in memory. */
const PACKED = /\.(?:br|gz)$/;

/**
 * Copies the files of this version's build, whose names contain a hash of their content, into a folder that processes of other versions
 * use too, so that each serves the files of all: a page may come from one version, and the requests for its files go to another. Removes files of
 * versions that were last started thirty days ago. Throws if the folder cannot be written to.
 */
export function shareAssets(directory: string, shared: string): void {
  mkdirSync(shared, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(directory).filter((each) => !PACKED.test(each))) {
    // Another process may read the file now. The copy also has a new date.
    const part = join(shared, `${randomUUID()}.part`);
    copyFileSync(join(directory, name), part);
    renameSync(part, join(shared, name));
  }
  for (const name of readdirSync(shared)) {
    const { mtimeMs = Infinity } = statSync(join(shared, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - KEPT_MS) rmSync(join(shared, name), { force: true });
  }
}
