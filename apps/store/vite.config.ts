import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { CSS_TARGET, firstStyles } from "./build/first-styles.ts";
import { laterFonts } from "./build/later-fonts.ts";

const REACT_ROUTER = fileURLToPath(
  new URL("../../react-router/dist/production/index.mjs", import.meta.resolve("react-router-dom")),
);

const { plugin: mergedChunks, chunkOf } = chunks();

/**
 * Two builds: the browser's (`client`, hashed names, manifest) and the server's (`server`), in a folder of `scripts/build-store.ts`. The
 * `@selvedge/source` condition resolves the components to their sources, so that an edit reaches the running store.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // For browsers older than `cssTarget`, a right-to-left rule would expand to a list of all such languages.
  plugins: [react(), tailwindcss({ optimize: false }), laterFonts(), firstStyles(), mergedChunks],
  resolve: {
    conditions: ["@selvedge/source", ...defaultClientConditions],
    alias: [
      // SWR imports a shim of a hook that React has had since version 18.
      { find: "use-sync-external-store/shim", replacement: "react" },
      // The package only exports its development build, whose error texts shoppers never read.
      ...(command === "build" && !isSsrBuild ? [{ find: /^react-router$/, replacement: REACT_ROUTER }] : []),
    ],
  },
  // Bundles everything for the server, so that it uses React's production build whatever NODE_ENV is. That build cannot
  // render markup compiled for development.
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { development: false } },
  }),
  ssr: {
    noExternal: command === "build" ? true : ["@selvedge/ui", "@selvedge/commerce"],
    resolve: { conditions: ["@selvedge/source", ...defaultServerConditions] },
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: "src/entry-server.tsx" },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        cssTarget: CSS_TARGET.map((browser) => browser.replace(" ", "")),
        cssCodeSplit: false,
        // The server emits the preload links; the browser helper for it is not worth its bytes.
        modulePreload: false,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkOf, debugName: "chunks" }],
            },
          },
        },
      },
}));
