import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

/**
 * Builds @selvedge/commerce for packing into `packages/commerce/dist`, with a manifest of its own: this repository runs
 * the TypeScript sources, but Node refuses to run TypeScript inside `node_modules`.
 */
const root = join(import.meta.dirname, "..");
const commerce = join(root, "packages/commerce");
const dist = join(commerce, "dist");

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [fileOfCommand("tsc"), "-p", "tsconfig.build.json"], {
  cwd: commerce,
  stdio: "inherit",
});
cpSync(join(root, "LICENSE"), join(dist, "LICENSE"));
cpSync(join(commerce, "README.md"), join(dist, "README.md"));
const { name, version, description, license, type, dependencies } = JSON.parse(
  readFileSync(join(commerce, "package.json"), "utf8"),
) as Record<string, unknown>;
const exports = { "./*": { types: "./*.d.ts", default: "./*.js" }, "./package.json": "./package.json" };
const manifest = { name, version, description, license, type, sideEffects: false, exports, dependencies };
writeFileSync(join(dist, "package.json"), JSON.stringify(manifest, null, 2));
