import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

interface Manifest {
  devDependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

/**
 * The JavaScript file of a command of a development dependency, to be run with `process.execPath`. Files in
 * `node_modules/.bin` are shell scripts on Windows, which Node cannot start. Throws if no dependency provides the command.
 */
export function fileOfCommand(command: string): string {
  for (const name of Object.keys(manifest(root).devDependencies ?? {})) {
    const folder = join(root, "node_modules", name);
    // A dependency that was added by the last pull and is not installed yet must not break other commands.
    if (!existsSync(folder)) continue;
    const { bin = {} } = manifest(folder);
    const file = typeof bin === "string" ? name.replace(/^@.*\//, "") === command && bin : bin[command];
    if (file) return join(folder, file);
  }
  throw new Error(`No development dependency brings the command ${command}. Run npm ci.`);
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
