import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig } from "vite";

const SOURCES = join(import.meta.dirname, "floor");

/** The router's production build, which the store also uses in the browser. */
const REACT_ROUTER = fileURLToPath(
  new URL("../../react-router/dist/production/index.mjs", import.meta.resolve("react-router-dom")),
);

/**
 * Builds the pages of the baselines into a folder: `browser/floor.js`, and `server/on-server.js`, which renders
 * documents.
 */
export async function buildFloor(folder: string): Promise<void> {
  const common: InlineConfig = {
    root: SOURCES,
    configFile: false,
    publicDir: false,
    // Rolldown warns of each "use client".
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { runtime: "automatic", development: false } },
  };
  await build({
    ...common,
    resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] },
    build: {
      outDir: join(folder, "browser"),
      emptyOutDir: true,
      modulePreload: false,
      cssTarget: "chrome120",
      rolldownOptions: { input: join(SOURCES, "in-browser.tsx"), output: { entryFileNames: "floor.js" } },
    },
  });
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, "server"),
      emptyOutDir: true,
      ssr: join(SOURCES, "on-server.tsx"),
      rolldownOptions: { output: { entryFileNames: "on-server.js" } },
    },
  });
}
