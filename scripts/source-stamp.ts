import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const IGNORED = new Set(["node_modules", "dist", ".cache", "storybook-static", "fixtures"]);
const UNBUILT = /\.(test|stories)\.tsx?$|\.md$/;

/** Folders that the store's build reads completely. */
const FOLDERS = [
  "packages/ui",
  "packages/commerce",
  "apps/store/src",
  "apps/store/public",
  "apps/store/build",
  "apps/desk/src",
];
/** Folders of which the build reads only the direct files: configurations, tokens, manifests and build scripts. */
const SURFACES = [".", "apps/store", "apps/desk"];
const BUILDERS = ["scripts/build-store.ts", "scripts/source-stamp.ts"];
const SURFACE_FILE = /^[\w-]+(\.config)?\.ts$|^(package|package-lock|tsconfig)\.json$/;

/**
 * A hash of the names and contents of the build's sources. It uses no timestamps, so a fresh clone of built sources stays
 * fresh.
 */
export function sourceStamp(root: string): string {
  const hash = createHash("sha256");
  for (const file of stampedFiles(root)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** The hashed files, as paths below `root`. */
export function stampedFiles(root: string): string[] {
  const surfaces = SURFACES.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => SURFACE_FILE.test(name) && !UNBUILT.test(name))
      .map((name) => join(folder, name)),
  );
  return [...surfaces, ...BUILDERS, ...FOLDERS.flatMap((folder) => filesIn(root, folder))].sort();
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || UNBUILT.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });
}
