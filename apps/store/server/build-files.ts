import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedPage, RenderRequest } from "../src/entry-server.tsx";
import type { PageAssets } from "../src/lib/page-state.ts";

/** How the store turns a URL into a document: from the build, or through Vite while developing. */
export interface PageSource {
  render: (request: Omit<RenderRequest, "assetsOf">) => Promise<RenderedPage>;
}

interface ManifestEntry {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const ENTRY = "src/entry-client.tsx";
/** Faces that the first screen is set in; the others follow when the page uses them. */
const PRELOADED_FONTS = /(anek-latin|anek-rupee|newsreader-display-roman)-/;

/** Reads the finished build under `dist`. Throws when there is none. */
export async function builtPages(distDirectory: string): Promise<PageSource> {
  const manifest = JSON.parse(readFileSync(join(distDirectory, "client/.vite/manifest.json"), "utf8")) as Manifest;
  const server = (await import(pathToFileURL(join(distDirectory, "server/entry-server.js")).href)) as {
    render: (request: RenderRequest) => Promise<RenderedPage>;
  };
  const assetsOf = (module: string) => pageAssets(manifest, module);
  return { render: (request) => server.render({ ...request, assetsOf }) };
}

/** The files of a document: entry, styles, and everything that the entry and the page's chunk import. */
export function pageAssets(manifest: Manifest, module: string): PageAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}. Run npm run build.`);
  const chunks = withImports(manifest, [ENTRY, module]);
  const assets = new Set(chunks.flatMap((chunk) => chunk.assets ?? []));
  return {
    script: `/${entry.file}`,
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
    fonts: [...assets].filter((file) => PRELOADED_FONTS.test(file)).map((file) => `/${file}`),
  };
}

function withImports(manifest: Manifest, keys: string[], seen = new Set<string>()): ManifestEntry[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...withImports(manifest, chunk.imports ?? [], seen)];
  });
}
