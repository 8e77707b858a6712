import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, minifySync } from "vite";
import { makeCurrent, nameOfBuild } from "../apps/store/server/build-folders.ts";
import { sourceStamp } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const store = join(root, "apps/store");
const dist = join(store, "dist");
const desk = join(root, "apps/desk");
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json"]);

/**
 * Builds the store's browser and server bundles, the desk, and compressed copies of the browser's files, in a new folder that becomes the current
 * build at the end. A running shop goes on with the build that it was started with.
 */
export async function buildStore(stamp = sourceStamp(root)): Promise<void> {
  const name = nameOfBuild();
  const folder = join(dist, name);
  const [client, server, ofDesk] = ["client", "server", "desk"].map((part) => join(folder, part)) as [
    string,
    string,
    string,
  ];
  const options = { root: store, configFile: join(store, "vite.config.ts"), logLevel: "warn" } as const;
  await build({ ...options, build: { outDir: client } });
  await build({ ...options, build: { ssr: true, outDir: server } });
  await build({ configFile: join(desk, "vite.config.ts"), logLevel: "warn", build: { outDir: ofDesk } });
  minifyPublic(client);
  compress(client);
  compress(join(ofDesk, "assets"));
  writeFileSync(join(folder, "stamp"), stamp);
  makeCurrent(dist, name);
}

/** Minifies the files of `public`, which the bundler copies unchanged. */
function minifyPublic(client: string): void {
  for (const name of readdirSync(client).filter((file) => extname(file) === ".js")) {
    const path = join(client, name);
    const { code, errors } = minifySync(name, readFileSync(path, "utf8"), {
      module: false,
    });
    if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
    writeFileSync(path, code);
  }
}

/** Writes a `.br` and a `.gz` beside each text file, so that nothing is compressed per request. */
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
