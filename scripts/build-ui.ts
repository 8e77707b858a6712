import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileOfCommand } from "./commands.ts";

/** Builds the published package: plain `tsc` keeps "use client" and one module per piece; Tailwind makes the styles. */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const run = (command: string, ...args: string[]) =>
  execFileSync(process.execPath, [fileOfCommand(command), ...args], { cwd: ui, stdio: "inherit" });

rmSync(join(ui, "dist"), { recursive: true, force: true });
run("tsc", "-p", "tsconfig.build.json");
run("tailwindcss", "-i", "src/styles/pieces.css", "-o", "dist/styles.css", "--minify");
