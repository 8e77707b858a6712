import { globSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Where the pictures lie that were looked at and found right, one folder for each mode. */
const BASELINES = join(root, "packages/ui/visual");
/** What the last run found. A run that is itself looked at has it elsewhere. */
export const FOUND = process.env["PICTURES_FOUND"] ?? join(root, "test-results/visual");

export const baselineOf = (mode: string, story: string) => join(BASELINES, mode, `${story}.webp`);

/** Stories that have a picture in a mode. */
export const storiesWithBaseline = (mode: string) =>
  globSync("*.webp", { cwd: join(BASELINES, mode) }).map((file) => basename(file, ".webp"));

/** Name of a picture in the report's folder. */
export const foundPicture = (mode: string, story: string, moment: "before" | "after" | "difference") =>
  `pictures/${mode}/${story}.${moment}.webp`;
