import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const source = join(root, "packages/ui/src");
const ENTRY = "\0entries";

interface Built {
  entries: Record<string, () => Promise<Record<string, unknown>>>;
  /** React's exports for server components: without state, effects and contexts. */
  onServer: Record<"react" | "react-dom", object>;
}

const names = globSync(["*/index.ts", "icons/*.tsx", "labels/*/index.ts"], { cwd: source }).toSorted();
const imports = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(source, name))})`);

const isClient = (code: string) => /^\s*"use client"/.test(code);

/** Like a bundler for server components: client modules become references and are not executed. */
const clientReferences: Plugin = {
  name: "client-references",
  enforce: "pre",
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) =>
    id === ENTRY
      ? `import react from "react"; import dom from "react-dom";
         export const entries = {${imports.join()}};
         export const onServer = { react, "react-dom": dom };`
      : null,
  transform(code) {
    if (!isClient(code)) return null;
    const exported = Array.from(
      code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm),
      ([, name]) => name,
    );
    return exported.map((name) => `export const ${name} = Symbol("client");`).join("\n");
  },
};

/** React exports used by modules that run on the server. */
const asked: { file: string; from: keyof Built["onServer"]; name: string }[] = [];
const reactImports: Plugin = {
  name: "asked-of-react",
  transform(code, id) {
    if (!id.startsWith(source)) return;
    for (const [, list = "", from] of code.matchAll(/import \{([^}]*)\} from "(react|react-dom)"/g)) {
      const names = Array.from(list.matchAll(/(?:^|,)\s*(\w+)/g), ([, name = ""]) => name);
      const file = id.slice(source.length + 1);
      asked.push(...names.map((name) => ({ file, from: from as keyof Built["onServer"], name })));
    }
  },
};

let built: Built;

const folder = mkdtempSync(join(tmpdir(), "react-server-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { development: false } },
    resolve: { conditions: ["@selvedge/source", "react-server", "module", "production"] },
    plugins: [clientReferences, reactImports],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict", output: { codeSplitting: false } },
    },
  });
  const [chunk] = "output" in result ? result.output : [];
  if (chunk?.type !== "chunk") throw new Error("The entries were not built.");
  // Written to a file, because an error in a data URL would print all of it.
  writeFileSync(join(folder, "entries.mjs"), chunk.code);
  built = (await import(pathToFileURL(join(folder, "entries.mjs")).href)) as Built;
});

test.each(names)("%s can be imported in a server component", async (name) => {
  expect(Object.keys(await built.entries[name]!())).not.toEqual([]);
});

test("no component that runs on the server imports client-only React exports", () => {
  expect(asked).not.toEqual([]);
  expect(asked.filter(({ from, name }) => !(name in built.onServer[from]))).toEqual([]);
});
