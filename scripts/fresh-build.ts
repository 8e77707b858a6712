import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceStamp } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const store = join(root, "apps/store");

/** What the build of the store is and was made of. */
export const stampFile = join(store, "dist/stamp");

/**
 * Builds the store when a source has changed since the last build. Answers whether it built. In a process of its own, whose memory
 * goes with it: a shop that runs for months keeps nothing of its builder.
 */
export function buildStoreIfStale(): boolean {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceStamp(root)) return false;
  execFileSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: ["ignore", "ignore", "inherit"] });
  return true;
}
