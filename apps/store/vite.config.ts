import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { chunkOf } from "./chunks.ts";
import { registeredProperties } from "./registered-properties.ts";

/**
 * Two builds: the browser's (`dist/client`, hashed names, manifest) and the server's (`dist/server`).
 * The `source` condition takes the pieces from their sources, so that an edit of a piece reaches the running store.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Written for older browsers than `cssTarget`, a rule for right-to-left would name each such language.
  plugins: [react(), tailwindcss({ optimize: false }), registeredProperties()],
  resolve: {
    conditions: ["source", ...defaultClientConditions],
    // SWR brings a stand-in for a hook that React has had since version 18.
    alias: { "use-sync-external-store/shim/index.js": "react" },
  },
  ssr: {
    noExternal: ["@selvedge/ui", "@selvedge/commerce"],
    resolve: { conditions: ["source", ...defaultServerConditions] },
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
        cssTarget: ["chrome120", "firefox128", "safari16.4"],
        cssCodeSplit: false,
        // The server names what a page needs; the helper that would do it in the browser is not worth its bytes.
        modulePreload: false,
        rolldownOptions: {
          input: "src/entry-client.tsx",
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "chunks" }] },
          },
        },
      },
}));
