import { globSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const WRITTEN = ["{apps,bench,e2e,packages,scripts}/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}", "*.ts"];
const NOT_OURS = ["**/node_modules/**", "**/dist/**", "packages/ui/src/icons/**"];

/** All handwritten TypeScript files, as paths from the root, without generated icons. */
export function sourceFiles(): string[] {
  return globSync(WRITTEN, { cwd: root, exclude: NOT_OURS })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}
