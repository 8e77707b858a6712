import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { colours, faces, radii } from "../packages/ui/theme.ts";
import { fileOfCommand } from "./commands.ts";

/**
 * Builds the published package. Plain `tsc` keeps "use client" and one module per component; Tailwind generates the
 * styles. Each stylesheet is separate, so that an app can choose which to use.
 */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const dist = join(ui, "dist");
/** Fallback for browsers without `@property`, which do not support the rest of the styles either. */
const UNREGISTERED = /@layer properties\{@supports .*?\}\}\}/;

/**
 * Builds a stylesheet of `src/styles`. Tailwind's internal properties (`--tw-…`) are prefixed too: an app on Tailwind 3
 * sets them on every element outside of all layers, which would win over any layer.
 */
const stylesheet = (name: string) =>
  execFileSync(process.execPath, [fileOfCommand("tailwindcss"), "-i", "-", "--minify"], {
    cwd: ui,
    input: `@import "./src/styles/${name}.css"; @config "../../tailwind.config.ts";`,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
  })
    .replace(UNREGISTERED, "")
    .replaceAll("--tw-", "--sv-tw-");

/** Tokens as a Tailwind preset for the app's own theme. Values remain variables, so that both follow the selected theme. */
function preset(): string {
  const groups = { color: colours, font: faces, radius: radii };
  const lines = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => value.startsWith("var("))
      .map(([name, value]) => `  --${group}-sv-${name}: ${value};\n`),
  );
  return `@theme inline {\n${lines.join("")}}\n`;
}

rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [fileOfCommand("tsc"), "-p", "tsconfig.build.json"], { cwd: ui, stdio: "inherit" });
mkdirSync(join(dist, "fonts"));
writeFileSync(join(dist, "styles.css"), stylesheet("pieces"));
writeFileSync(join(dist, "reset.css"), stylesheet("reset"));
writeFileSync(join(dist, "tailwind.css"), preset());
const faceRules = readFileSync(join(ui, "src/styles/fonts.css"), "utf8");
writeFileSync(join(dist, "fonts.css"), faceRules.replaceAll('url("../fonts/', 'url("./fonts/'));
for (const file of globSync("src/{fonts/*,icons/LICENSE*}", { cwd: ui })) {
  cpSync(join(ui, file), join(dist, file.includes("icons") ? "icons" : "fonts", basename(file)));
}
