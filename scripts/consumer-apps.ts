import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const root = join(import.meta.dirname, "..");
const pages = join(root, "packages/ui/consumers");
const ui = (name: string) => `@selvedge/ui/${name}.css`;

interface App {
  /** Stylesheets in loading order. */
  styles: string[];
  parts: ("Host" | "Pieces" | "Mixed")[];
}

const DOCUMENT = '<!doctype html><html lang="en"><div id="root"></div><script type="module" src="./main.tsx"></script>';

/** The same page in several consumer apps; `reference` has only the library, `host` only the app's own styles. */
export const APPS = {
  reference: { styles: [ui("reset"), ui("fonts"), ui("styles")], parts: ["Pieces"] },
  host: { styles: ["./host.css"], parts: ["Host"] },
  "tailwind-first": { styles: ["./host.css", ui("fonts"), ui("styles")], parts: ["Host", "Pieces", "Mixed"] },
  "library-first": { styles: [ui("styles"), ui("fonts"), "./host.css"], parts: ["Host", "Pieces", "Mixed"] },
  "tailwind-3": { styles: [ui("reset"), ui("fonts"), ui("styles"), "./tailwind-3.css"], parts: ["Pieces"] },
  // Only the files of the shown pieces, in the least likely order.
  "piece-files": {
    styles: [
      ...["text-input", "select", "quantity", "option-picker", "field", "cart-table", "button", "tokens"].map(ui),
      ...[ui("reset"), ui("fonts")],
    ],
    parts: ["Pieces"],
  },
  brand: { styles: [ui("reset"), ui("fonts"), ui("styles"), "./brand.css"], parts: ["Pieces"] },
} as const satisfies Record<string, App>;

type Packages = Record<string, { version: string }>;

/** Locked versions by folder, without workspaces. */
export function lockedPackages(folder: string): Packages {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as { packages: Packages };
  return Object.fromEntries(Object.entries(packages).filter(([path]) => /^node_modules\/(?!@selvedge\/)/.test(path)));
}

/** Packed tarballs by package name. */
export type Tarballs = Record<`@selvedge/${string}`, string>;

/**
 * Installs the tarballs and these packages into `folder` with npm, in the versions of our lockfile (or of `more`, which
 * wins), from npm's cache where possible.
 */
export function install(tarballs: Tarballs, folder: string, names: readonly string[], more: Packages = {}): void {
  const packages = { ...lockedPackages(root), ...more };
  const dependencies = {
    ...Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${relative(folder, path)}`])),
    ...Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version])),
  };
  const manifest = { name: "consumer", version: "1.0.0", private: true, type: "module", dependencies };
  const lock = { name: "consumer", version: "1.0.0", lockfileVersion: 3, requires: true };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...lock, packages: { "": manifest, ...packages } }),
  );
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
}

/** The example tokens of the package's README. */
function brandOfReadme(): string {
  const readme = readFileSync(join(pages, "../README.md"), "utf8");
  const [, styles] = /\n## Theming\n.*?```css\n(.*?)```/s.exec(readme) ?? [];
  if (!styles) throw new Error("The README of @selvedge/ui shows no tokens of a brand any more.");
  return styles;
}

/** Builds each app in a folder beside the installed packages, into `folder/dist/<name>`. */
export async function buildApps(folder: string): Promise<void> {
  for (const [name, { styles, parts }] of Object.entries<App>(APPS)) {
    const app = join(folder, name);
    mkdirSync(app);
    cpSync(pages, app, { recursive: true });
    writeFileSync(join(app, "index.html"), DOCUMENT);
    writeFileSync(join(app, "brand.css"), brandOfReadme());
    writeFileSync(
      join(app, "main.tsx"),
      `${[...styles, "./shop.css"].map((path) => `import "${path}";\n`).join("")}
import { createRoot } from "react-dom/client";
import { Host } from "./host.tsx";
import { Mixed, Pieces } from "./pieces.tsx";
createRoot(document.querySelector("#root")).render(<>${parts.map((part) => `<${part} />`).join("")}</>);
`,
    );
    await build({
      root: app,
      base: "./",
      configFile: false,
      logLevel: "warn",
      plugins: [react(), tailwindcss()],
      build: { outDir: join(folder, "dist", name), emptyOutDir: true, assetsInlineLimit: 0 },
    });
  }
}
