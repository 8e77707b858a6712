import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";

const source = join(import.meta.dirname, "../packages/ui/src");
const ENTRY = "\0entry";

/** The entries of @selvedge/ui by name. Icons, one entry each, are counted with the components that show them. */
export const pieces = (): string[] => globSync("*/index.ts", { cwd: source }).map(dirname).toSorted();

/** The label packs of @selvedge/ui, by locale. No component imports one. */
export const packs = (): string[] =>
  globSync("*/index.ts", { cwd: join(source, "labels") })
    .map(dirname)
    .toSorted();

/** Size in bytes that these entries add to an app: minified, Brotli, with Radix and other dependencies, without React. */
export const bytesOf = async (entries: readonly string[]): Promise<number> => brotli(await scriptOf(entries));

export const brotli = (script: string | Uint8Array): number =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength;

/**
 * These entries bundled as in an app: one minified script, without React. `own` leaves out everything but their own
 * folders.
 */
export const scriptOf = (entries: readonly string[], own = false): Promise<string> =>
  minified(entries.map((entry) => `export * from ${fileOf(entry)};`).join("\n"), own);

/** The script of an app that imports this one name of an entry. */
export const scriptOfName = (entry: string, name: string): Promise<string> =>
  minified(`export { ${name} } from ${fileOf(entry)};`);

const fileOf = (entry: string) => JSON.stringify(join(source, entry, "index.ts"));

async function minified(imports: string, own = false): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    // Bundled for production, also if NODE_ENV is "test".
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { development: false } },
    resolve: { conditions: ["@selvedge/source", "module", "browser", "production"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? imports : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: own ? [/^react(-dom)?(\/|$)/, /^\.\.\//, /^[@a-z]/] : /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const files = "output" in result ? result.output : [];
  const script = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  if (script === "") throw new Error(`Nothing was built of ${imports}`);
  return script;
}
