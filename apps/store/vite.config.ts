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
 * Two builds: the browser's (`dist/client`, hashed names, manifest) and the server's (`dist/server`).
 * The `@selvedge/source` condition takes the pieces from their sources, so that an edit of one reaches the running store.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Written for older browsers than `cssTarget`, a rule for right-to-left would name each such language.
  plugins: [react(), tailwindcss({ optimize: false }), laterFonts(), firstStyles(), mergedChunks],
  resolve: {
    conditions: ["@selvedge/source", ...defaultClientConditions],
    alias: [
      // SWR brings a stand-in for a hook that React has had since version 18.
      { find: "use-sync-external-store/shim", replacement: "react" },
      // The package names only its build for development, with texts that no shopper reads.
      ...(command === "build" && !isSsrBuild ? [{ find: /^react-router$/, replacement: REACT_ROUTER }] : []),
    ],
  },
  // Everything is in the server's bundle too, so that it renders with React's build for production whatever NODE_ENV says;
  // and that build has no word for the markup that is compiled for developers.
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
        // The server names what a page needs; the helper that would do it in the browser is not worth its bytes.
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
