import { globSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Folder of the approved pictures, with one subfolder per mode. */
const BASELINES = join(root, "packages/ui/visual");
/** Findings of the last run. A run that is itself under test writes them elsewhere. */
export const FOUND = process.env["PICTURES_FOUND"] ?? join(root, "test-results/visual");

export const baselineOf = (mode: string, story: string) => join(BASELINES, mode, `${story}.webp`);

/** Stories that have a baseline in a mode. */
export const storiesWithBaseline = (mode: string) =>
  globSync("*.webp", { cwd: join(BASELINES, mode) }).map((file) => basename(file, ".webp"));

/** File name of a picture in the report's folder. */
export const foundPicture = (mode: string, story: string, moment: "before" | "after" | "difference") =>
  `pictures/${mode}/${story}.${moment}.webp`;
