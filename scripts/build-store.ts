import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { sourceStamp } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const store = join(root, "apps/store");
const dist = join(store, "dist");
const stampFile = join(dist, "stamp");
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json"]);

/** Builds the store when a source has changed since the last build. Answers whether it built. */
export async function buildStoreIfStale(): Promise<boolean> {
  const stamp = sourceStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  await buildStore(stamp);
  return true;
}

/** Builds browser and server bundles and the compressed copies of what the browser loads. */
export async function buildStore(stamp = sourceStamp(root)): Promise<void> {
  rmSync(stampFile, { force: true });
  const options = { root: store, configFile: join(store, "vite.config.ts"), logLevel: "warn" } as const;
  await build({ ...options });
  await build({ ...options, build: { ssr: true } });
  compress(join(dist, "client/assets"));
  writeFileSync(stampFile, stamp);
}

/** Puts a `.br` and a `.gz` beside each text file: compressing once beats compressing per request. */
function compress(directory: string): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (COMPRESSIBLE.has(extname(name))) {
      const content = readFileSync(path);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
