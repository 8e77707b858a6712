import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage, RenderRequest } from "../src/entry-server.tsx";
import type { PageAssets } from "../src/lib/page-state.ts";

/** How the store turns a URL into a document: from the build, or through Vite while developing. */
export interface PageSource {
  /** Changes with each build: what a document names its chunks after. */
  build: string;
  render: (request: Omit<RenderRequest, "assetsOf" | "build">) => Promise<RenderedPage>;
}

interface ManifestEntry {
  name?: string;
  file: string;
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const ENTRY = "src/entry-client.tsx";
/** All styles are one file: the pieces' classes are shared by all pages. */
const STYLES = "style.css";
/** Faces that the first screen is set in; the others follow when the page uses them. */
const PRELOADED_FONTS = /(anek-latin|anek-rupee|newsreader-display-roman)-/;

/** Reads the finished build under `dist`. Throws when there is none. */
export async function builtPages(distDirectory: string): Promise<PageSource> {
  const text = readFileSync(join(distDirectory, "client/.vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const build = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const server = (await import(pathToFileURL(join(distDirectory, "server/entry-server.js")).href)) as {
    /** Changes with each build: what a document names its chunks after. */
    build: string;
    render: (request: RenderRequest) => Promise<RenderedPage>;
  };
  const files = readdirSync(join(distDirectory, "client/assets"));
  const assetsOf = (module: string) => pageAssets(manifest, module, files);
  return { build, render: (request) => server.render({ ...request, assetsOf, build }) };
}

/** What a document refers to: entry, styles, fonts, and all that the entry and the page's chunk import. `files` are the build's. */
export function pageAssets(manifest: Manifest, module: string, files: readonly string[]): PageAssets {
  const entry = manifest[ENTRY];
  const styles = manifest[STYLES];
  if (!entry || !styles) throw new Error(`The build has no ${entry ? STYLES : ENTRY}. Run npm run build.`);
  const chunks = withImports(manifest, [ENTRY, keyOf(manifest, module)]);
  return {
    script: `/${entry.file}`,
    styles: [`/${styles.file}`],
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    fonts: files.filter((file) => PRELOADED_FONTS.test(file)).map((file) => `/assets/${file}`),
  };
}

/** A page shares its chunk with what only it needs, and the chunk has the page's name. */
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
