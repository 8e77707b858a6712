import { join, relative } from "node:path";
import { build, type InlineConfig, loadConfigFromFile, type Plugin } from "vite";
import { beforeAll, expect, test } from "vitest";
import { stampedFiles } from "./source-stamp.ts";

const root = join(import.meta.dirname, "..");
const store = join(root, "apps/store");
const configFile = join(store, "vite.config.ts");
const deskConfig = join(root, "apps/desk/vite.config.ts");

const read = new Set<string>();
/** Records every module of a build. */
const witness: Plugin = {
  name: "witness",
  buildEnd() {
    for (const file of this.getModuleIds()) read.add(file.split("?")[0] ?? file);
  },
};

beforeAll(async () => {
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, configFile);
  for (const file of loaded?.dependencies ?? []) read.add(join(root, relative(root, file)));
  const options: InlineConfig = { root: store, configFile, logLevel: "error", plugins: [witness] };
  await build({ ...options, build: { write: false } });
  await build({ ...options, build: { write: false, ssr: true } });
  await build({ configFile: deskConfig, logLevel: "error", plugins: [witness], build: { write: false } });
});

test("the stamp covers every file that a build reads", () => {
  const stamped = new Set(stampedFiles(root));
  const own = [...read]
    .filter((file) => file.startsWith(root) && !file.includes("/node_modules/"))
    .map((file) => relative(root, file));
  // Checks that the recorder sees modules, styles, and imports of the configuration.
  expect(own).toEqual(
    expect.arrayContaining([
      "apps/desk/src/index.html",
      "apps/desk/src/main.tsx",
      "apps/desk/src/styles.css",
      "apps/store/build/chunks.ts",
      "apps/store/build/module-graph.ts",
      "apps/store/src/entry-client.tsx",
      "apps/store/src/entry-server.tsx",
      "apps/store/src/styles.css",
      "packages/commerce/src/money.ts",
    ]),
  );
  expect(own.filter((file) => !stamped.has(file))).toEqual([]);
});

test("the stamp covers inputs that no module imports: dependencies, compiler options, tokens, public files and the build scripts", () => {
  expect(stampedFiles(root)).toEqual(
    expect.arrayContaining([
      "package-lock.json",
      "package.json",
      "tsconfig.json",
      "tailwind.config.ts",
      "apps/store/package.json",
      "apps/store/vite.config.ts",
      "apps/store/public/first.js",
      "packages/ui/package.json",
      "packages/ui/tokens.json",
      "packages/commerce/package.json",
      "scripts/build-store.ts",
    ]),
  );
});

test("tests, stories and fixtures do not trigger a new build", () => {
  expect(stampedFiles(root).filter((file) => /\.(test|stories)\.|\/fixtures\/|\/dist\//.test(file))).toEqual([]);
});
