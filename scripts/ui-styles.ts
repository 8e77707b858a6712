import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

const ui = join(import.meta.dirname, "../packages/ui");
/** Fallback for browsers without `@property`, which do not support the rest of the styles either. */
const UNREGISTERED = /@layer properties\{@supports .*?\}\}\}/;

/**
 * Builds a stylesheet of `packages/ui/src/styles`, minified. Tailwind's internal properties (`--tw-…`) are prefixed too:
 * an app on Tailwind 3 sets them on every element outside of all layers, which would win over any layer.
 */
export const stylesheet = (name: "pieces" | "reset"): string =>
  execFileSync(process.execPath, [fileOfCommand("tailwindcss"), "-i", "-", "--minify"], {
    cwd: ui,
    input: `@import "./src/styles/${name}.css"; @config "../../tailwind.config.ts";`,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  })
    .replace(UNREGISTERED, "")
    .replaceAll("--tw-", "--sv-tw-");
