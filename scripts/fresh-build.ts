import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "../apps/store/server/build-folders.ts";
import { sourceStamp } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const dist = join(root, "apps/store/dist");

/**
 * Builds the store if a source has changed since the last build. Returns whether it built; throws if the build fails. It
 * runs in a separate process, so that a shop running for months does not keep the build's memory.
 */
export async function buildStoreIfStale(): Promise<boolean> {
  const stampFile = join(currentBuild(dist), "stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceStamp(root)) return false;
  const build = spawn(process.execPath, [join(import.meta.dirname, "build.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error("The storefront could not be built. What is wrong with it stands above.");
  return true;
}
