import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the folder of the newest whole build. */
const CURRENT = "current";
/** A running shop goes on reading the build that was current when it started: two later ones may follow. */
const KEPT = 3;
const NAME = /^\d+-\d+$/;

/** The folder of the newest whole build in `dist`; `dist` itself if it has no builds of their own folders. */
export function currentBuild(dist: string): string {
  try {
    return join(dist, readFileSync(join(dist, CURRENT), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return dist;
    throw error;
  }
}

/** A name for a new build in `dist`. Later builds have higher names. */
export const nameOfBuild = (): string => `${Date.now()}-${process.pid}`;

/** Makes a whole build the current one, for shops that start from now on, and removes all but the newest three. */
export function makeCurrent(dist: string, name: string): void {
  const part = join(dist, `${name}.part`);
  writeFileSync(part, name);
  renameSync(part, join(dist, CURRENT));
  const builds = readdirSync(dist).filter((each) => NAME.test(each));
  for (const old of builds.sort().slice(0, -KEPT)) rmSync(join(dist, old), { recursive: true });
}
