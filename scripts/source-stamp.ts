import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const IGNORED = new Set(["node_modules", "dist", ".cache", "storybook-static", "fixtures"]);
const UNBUILT = /\.(test|stories)\.tsx?$|\.md$/;

/** Everything that the build of the store is made from. */
const SOURCES = [
  "package-lock.json",
  "tailwind.config.ts",
  "packages/ui",
  "packages/commerce/src",
  "apps/store/src",
  "apps/store/public",
  "apps/store/vite.config.ts",
];

/** A text that changes whenever a source of the build does: names and contents, so that a fresh clone stays fresh. */
export function sourceStamp(root: string): string {
  const hash = createHash("sha256");
  for (const path of SOURCES) addTo(hash, join(root, path), path);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string, name: string): void {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    hash.update(name).update(readFileSync(path));
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (!IGNORED.has(entry) && !UNBUILT.test(entry)) addTo(hash, join(path, entry), `${name}/${entry}`);
  }
}
