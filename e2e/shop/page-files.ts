import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  name?: string;
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const MANIFEST = join(import.meta.dirname, "../../apps/store/dist/client/.vite/manifest.json");

/** The paths of all scripts that a page may load, including its islands and overlays. */
export function scriptsOfPage(name: string): Set<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, Chunk>;
  const page = Object.values(manifest).find((chunk) => chunk.name === name);
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined, followsParts: boolean) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach((key) => visit(manifest[key], false));
    if (followsParts) chunk.dynamicImports?.forEach((key) => visit(manifest[key], false));
  };
  visit(page, true);
  return new Set([...seen].map(({ file }) => `/${file}`));
}
