import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type FirstHead, firstHead } from "./first-head.ts";
import type { RenderedPage, RenderRequest } from "../src/entry-server.tsx";
import type { PageAssets } from "../src/lib/page-state.ts";

type ServerEntry = typeof import("../src/entry-server.tsx");

/** How the store turns a URL into a document: from the build, or through Vite in development. */
export interface PageSource {
  /** Identifies the build: changes whenever chunk names change. */
  build: string;
  /** The head content of a page's documents, by the page's module. */
  headOf: (module: string) => FirstHead;
  addressOf: ServerEntry["addressOf"];
  publicPaths: ServerEntry["publicPaths"];
  render: (request: PageRequest) => Promise<RenderedPage>;
}

/** A request without the fields that the page source adds. */
export type PageRequest = Omit<RenderRequest, "assetsOf" | "build" | "headOf">;

interface ManifestEntry {
  name?: string;
  file: string;
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;
/** Names of the chunks that a page needs after the first input, by the page's name: `build/chunks.ts`. */
type LaterChunks = Record<string, { islands: string[]; opened: string[] }>;

const ENTRY = "src/entry-client.tsx";
/** The styles of all pages. A document inlines the part for its page, see `first-styles.ts`. */
const STYLES = "style.css";
/** Fonts used on the first screen, requested together. The others load when the page uses them. */
const FIRST_FONTS = /(anek-latin|anek-rupee|newsreader-display-roman)-/;

/** See `later-fonts.ts`. */
const FONT_STYLES = /^fonts-[\w-]+\.css$/;
const TEXT_FONT_STYLES = /^text-fonts-[\w-]+\.css$/;
const TEXT_FONT = /^text-font-[\w-]+\.js$/;

const NO_CHUNKS: LaterChunks[string] = { islands: [], opened: [] };

/** Reads a finished build. Throws when there is none in the folder. */
export async function builtPages(distDirectory: string): Promise<PageSource> {
  const built = readBuildFiles(join(distDirectory, "client"));
  const { files } = built;
  const build = createHash("sha256").update(JSON.stringify(built.manifest)).digest("hex").slice(0, 12);
  const entry = pathToFileURL(join(distDirectory, "server/entry-server.js")).href;
  const server = (await import(entry)) as ServerEntry;
  const assetsOf = (module: string, next?: string) => pageAssets(built, module, next);
  const read = (path: string) => readFileSync(join(distDirectory, "client", path), "utf8");
  const faces = files.flatMap((file) => (FONT_STYLES.test(file) ? [read(`assets/${file}`)] : [])).join("");
  const heads = new Map<string, FirstHead>();
  const headOf = (module: string) => {
    let head = heads.get(module);
    if (!head) heads.set(module, (head = firstHead(read(firstStylesOf(module)), faces)));
    return head;
  };
  return {
    build,
    headOf,
    addressOf: server.addressOf,
    publicPaths: server.publicPaths,
    render: (request) => server.render({ ...request, assetsOf, build, headOf: (module) => headOf(module).markup }),
  };
}

/** The store's finished client build. */
interface BuildFiles {
  manifest: Manifest;
  later: LaterChunks;
  /** Names of the files in `assets`. */
  files: readonly string[];
}

export function readBuildFiles(client: string): BuildFiles {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(client, ".vite", name), "utf8"));
  return {
    manifest: read("manifest.json") as Manifest,
    later: read("later.json") as LaterChunks,
    files: readdirSync(join(client, "assets")),
  };
}

/**
 * The assets that a document refers to: entry, styles, fonts, all imports of the entry and of the page's chunk, and what
 * is fetched ahead. `next` is the module of the page that this one most likely leads to.
 */
export function pageAssets({ manifest, later, files }: BuildFiles, module: string, next?: string): PageAssets {
  const entry = fileOf(manifest, ENTRY);
  const urlOf = ({ file }: ManifestEntry) => `/${file}`;
  const modules = withImports(manifest, [ENTRY, keyOf(manifest, module)]).map(urlOf);
  const among = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map((file) => `/assets/${file}`);
  const { islands, opened } = later[basename(module, ".tsx")] ?? NO_CHUNKS;
  const nextPage = next === undefined ? [] : [next, ...(later[basename(next, ".tsx")]?.islands ?? [])];
  const ahead = withImports(
    manifest,
    [...islands, ...opened, ...nextPage].map((name) => keyOf(manifest, name)),
  ).map(urlOf);
  const styles = `/${fileOf(manifest, STYLES)}`;
  return {
    script: `/${entry}`,
    styles: [],
    allStyles: styles,
    modules: modules.filter((url) => url !== `/${entry}`),
    later: [styles, ...ahead.filter((url) => !modules.includes(url))],
    fonts: among(FIRST_FONTS),
    fontStyles: among(FONT_STYLES),
    textFont: among(TEXT_FONT),
    textFontStyles: among(TEXT_FONT_STYLES),
  };
}

/** The part of the styles that the documents of a page inline. */
export const firstStylesOf = (module: string) => `first-styles/${basename(module, ".tsx")}.css`;

/** The output file of a manifest key. Throws when the build does not have it. */
function fileOf(manifest: Manifest, key: string): string {
  const file = manifest[key]?.file;
  if (file === undefined) throw new Error(`The build has no ${key}. Run npm run build.`);
  return file;
}

/** A page may share its chunk with modules that only it needs; the chunk then has the page's name. */
function keyOf(manifest: Manifest, module: string): string {
  const name = basename(module, ".tsx");
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk for ${module}. Run npm run build.`);
  return key;
}

function withImports(manifest: Manifest, keys: string[], seen = new Set<string>()): ManifestEntry[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...withImports(manifest, chunk.imports ?? [], seen)];
  });
}
