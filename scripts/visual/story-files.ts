import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Story files in a folder of that name, or with that name, as paths from the root. */
export const storyFilesOf = (piece: string): string[] =>
  globSync(["packages/ui/{src,docs}/**/*.stories.tsx", "apps/store/src/**/*.stories.tsx"], { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => [basename(dirname(file)), basename(file, ".stories.tsx")].includes(piece))
    .toSorted();
