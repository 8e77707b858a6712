import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileOfCommand } from "./commands.ts";
import { buildApps, install } from "./consumer-apps.ts";
import { recordedBytes, changedBytes, writeBytes } from "./consumer-bytes.ts";
import { buildKama } from "./consumer-kama.ts";
import { type ServedApp, serveLowestReact, serveNext, serveReactRouter } from "./consumer-servers.ts";
import { compareApps } from "./consumer-styles.ts";
import { withConsumerTable } from "./consumer-table.ts";
import { packs, pieces } from "./piece-bytes.ts";

/**
 * Checks @selvedge/ui and @selvedge/commerce as their users get them: packs them as for the registry, installs the
 * tarballs into sample consumer apps, and checks manifests, types, files, plain Node, computed styles and screenshots.
 * `--next` includes a Next.js app, a download of 340 MB, which the nightly run uses. `--update` records the apps' sizes
 * and the pictures of the shop Kama.
 */
const root = join(import.meta.dirname, "..");
const ui = join(root, "packages/ui");
const readme = join(ui, "README.md");
const commerce = join(root, "packages/commerce/dist");
const folder = mkdtempSync(join(tmpdir(), "selvedge-package-"));
const bin = (command: string, ...args: string[]) =>
  execFileSync(process.execPath, [fileOfCommand(command), ...args], { cwd: ui, stdio: "inherit" });
const UNTYPED = [
  ...["--exclude-entrypoints", "./*", "./tokens.json", "./package.json"],
  ...["./styles.css", "./reset.css", "./fonts.css", "./tailwind.css", "./tokens.css", "./*.css"],
];
const served: ServedApp[] = [];
const withNext = process.argv.includes("--next");
const isUpdate = process.argv.includes("--update");

try {
  // Like a fresh clone: packing itself must build what is missing.
  rmSync(join(ui, "dist"), { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, "scripts/build-commerce.ts")], { stdio: "inherit" });
  const tarballs = { "@selvedge/ui": pack(ui), "@selvedge/commerce": pack(commerce) };
  const entries = {
    "@selvedge/ui": [...pieces(), ...packs().map((locale) => `labels/${locale}`)],
    "@selvedge/commerce": globSync("**/*.js", { cwd: commerce }).map((file) => file.slice(0, -".js".length)),
  };
  for (const [name, tarball] of Object.entries(tarballs)) {
    bin("publint", tarball, "--strict");
    const typed = entries[name as keyof typeof entries].map((entry) => `./${entry}`);
    bin("attw", tarball, "--profile", "esm-only", "--quiet", ...UNTYPED, "--include-entrypoints", ...typed);
  }

  install(tarballs, folder, ["react", "react-dom", "react-router", "tailwindcss", "zod"]);
  const installed = join(folder, "node_modules/@selvedge/ui");
  for (const entry of entries["@selvedge/ui"]) await import(join(installed, "dist", entry, "index.js"));
  for (const entry of entries["@selvedge/commerce"]) {
    await import(join(folder, "node_modules/@selvedge/commerce", `${entry}.js`));
  }
  await buildApps(folder);
  await buildKama(folder);
  served.push(await serveReactRouter(folder));
  served.push(await serveLowestReact(tarballs, folder, entries["@selvedge/ui"]));
  if (withNext) served.push(await serveNext(tarballs, folder));
  const origins = Object.fromEntries(served.map(({ name, origin }) => [name, origin]));
  const comparison = await compareApps(folder, origins, isUpdate);
  if (isUpdate) writeBytes(comparison.bytes);
  const wrong = [
    ...[...foreignConditions(installed), ...unexpectedFiles(dirname(installed)), ...lostFiles(installed)],
    ...[...missingUrlFiles(installed), ...unusedClasses(installed), ...unmarked(installed)],
    ...[...comparison.wrong, ...changedBytes(recordedBytes(), comparison.bytes)],
  ];
  if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong:\n${wrong.slice(0, 60).join("\n")}`);
  for (const [name, { length }] of Object.entries(entries)) {
    console.log(`${length} entries of ${name}: manifest, types, files and imports are right.`);
  }
  if (isUpdate) writeFileSync(readme, withConsumerTable(readFileSync(readme, "utf8"), recordedBytes()));
  console.log(
    "Pieces look the same in every app, and the hosts as they did; rendered on a server, they come to life in silence.",
  );
} finally {
  for (const { close } of served) await close();
  rmSync(folder, { recursive: true, force: true });
}

/** Packs a package and returns its tarball. Lifecycle scripts are enabled, so that packing builds it. */
function pack(cwd: string): string {
  const made = mkdtempSync(join(folder, "packed-"));
  const args = ["pack", "--ignore-scripts=false", "--loglevel=error", "--pack-destination", made];
  execFileSync("npm", args, { cwd, stdio: "inherit" });
  const [name] = globSync("*.tgz", { cwd: made });
  if (!name) throw new Error("npm pack has made no tarball.");
  return join(made, name);
}

function unexpectedFiles(installed: string): string[] {
  return globSync("**/*", { cwd: installed })
    .filter((file) =>
      /\.(stories|test)\.|(^|[/\\])(fixtures|consumers|node_modules)([/\\]|$)|\.config\.|\.tsbuildinfo$/.test(file),
    )
    .map((file) => `${file} is in the tarball`);
}

interface Manifest {
  exports: Record<string, string | Record<string, string>>;
}

function targets(installed: string): (string | Record<string, string>)[] {
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Manifest;
  return Object.values(manifest.exports);
}

/** Export conditions that other tools know too, such as `source`, would make bundlers use our sources. */
function foreignConditions(installed: string): string[] {
  const conditions = targets(installed).flatMap((target) => (typeof target === "string" ? [] : Object.keys(target)));
  return conditions
    .filter((name) => !["types", "default", "@selvedge/source"].includes(name))
    .map((name) => `package.json names the condition ${name}`);
}

function lostFiles(installed: string): string[] {
  const wanted = [
    ...["README.md", "LICENSE", "dist/icons/LICENSE-phosphor.txt"],
    ...["dist/fonts/OFL-newsreader.txt", "dist/fonts/OFL-anek-latin.txt"],
    ...targets(installed).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target))),
  ];
  return wanted.filter((file) => globSync(file, { cwd: installed }).length === 0).map((file) => `${file} is missing`);
}

/** Missing files of each `url()` in each stylesheet, resolved as in a browser; only `data:` needs no file. */
function missingUrlFiles(installed: string): string[] {
  return globSync("**/*.css", { cwd: installed }).flatMap((file) =>
    Array.from(readFileSync(join(installed, file), "utf8").matchAll(/url\(\s*["']?([^"')]+)/g), ([, url = ""]) => url)
      .filter((url) => !url.startsWith("data:") && !existsSync(join(installed, dirname(file), url)))
      .map((url) => `${file} names ${url}, which is not in the tarball`),
  );
}

/** Classes that no shipped component uses come from stories or tests. Fonts have a separate stylesheet. */
function unusedClasses(installed: string): string[] {
  const styles = readFileSync(join(installed, "dist/styles.css"), "utf8").replaceAll(
    /\/\*.*?\*\/|@layer [\w.,]+/gs,
    "",
  );
  const code = globSync("dist/**/*.js", { cwd: installed })
    .map((file) => readFileSync(join(installed, file), "utf8"))
    .join("\n");
  const classes = Array.from(styles.matchAll(/\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/g), ([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
  const strange = new Set(classes.filter((name) => !name.startsWith("sv:") || !code.includes(name)));
  const found = [...strange].map((name) => `styles.css has a class that no piece has: ${name}`);
  if (classes.length < 500) found.push(`styles.css has only ${classes.length} classes`);
  const preset = readFileSync(join(installed, "dist/tailwind.css"), "utf8").trim().split("\n").slice(1, -1);
  for (const line of preset) {
    const [, variable] = /^ {2}--(?:color|font|radius)-sv-[\w-]+: var\((--sv-[\w-]+)\);$/.exec(line) ?? [];
    if (!variable || !styles.includes(`${variable}:`))
      found.push(`tailwind.css has more than names of tokens: ${line}`);
  }
  if (styles.includes("@font-face")) found.push("styles.css has @font-face");
  if (/--tw-|@keyframes (?!sv-)/.test(styles)) found.push("styles.css has names of Tailwind's own");
  return found;
}

function unmarked(installed: string): string[] {
  const marked = (path: string) => readFileSync(join(installed, path), "utf8").startsWith('"use client"');
  return globSync("src/**/*.tsx", { cwd: installed })
    .filter((file) => marked(file) && !marked(file.replace(/^src/, "dist").replace(/\.tsx$/, ".js")))
    .map((file) => `${file} is for the client, and what is built of it is not`);
}
