import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { colours, faces, radii } from "../packages/ui/theme.ts";
import { fileOfCommand } from "./commands.ts";
import { pieces } from "./piece-bytes.ts";
import { cutStyles } from "./piece-styles.ts";
import { stylesheet } from "./ui-styles.ts";

/**
 * Builds the published package. Plain `tsc` keeps "use client" and one module per component; Tailwind generates the
 * styles. Each stylesheet is separate, so that an app can choose which to use, and each component has one of its own.
 */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const dist = join(ui, "dist");
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
const sum = stylesheet("pieces");
const { tokens, ofPiece } = cutStyles(sum);
writeFileSync(join(dist, "styles.css"), sum);
writeFileSync(join(dist, "tokens.css"), tokens);
for (const piece of pieces()) writeFileSync(join(dist, piece, "styles.css"), ofPiece(piece));
writeFileSync(join(dist, "reset.css"), stylesheet("reset"));
writeFileSync(join(dist, "tailwind.css"), preset());
const faceRules = readFileSync(join(ui, "src/styles/fonts.css"), "utf8");
writeFileSync(join(dist, "fonts.css"), faceRules.replaceAll('url("../fonts/', 'url("./fonts/'));
for (const file of globSync("src/{fonts/*,icons/LICENSE*}", { cwd: ui })) {
  cpSync(join(ui, file), join(dist, file.includes("icons") ? "icons" : "fonts", basename(file)));
}
