import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/**
 * Two builds: the browser's (`dist/client`, hashed names, manifest) and the server's (`dist/server`).
 * The `source` condition takes the pieces from their sources, so that an edit of a piece reaches the running store.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  ssr: {
    noExternal: ["@selvedge/ui", "@selvedge/commerce"],
    resolve: { conditions: ["source", ...defaultServerConditions] },
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { input: "src/entry-server.tsx" },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: "src/entry-client.tsx",
          // What every page needs in one file: as thirty small ones it would be 9 KB more, since each is packed alone.
          // Not the entry itself: it waits for the page, and the page for this file.
          output: { codeSplitting: { groups: [{ name: "shop", tags: ["$initial"], test: /^(?!.*entry-client)/ }] } },
        },
      },
}));
