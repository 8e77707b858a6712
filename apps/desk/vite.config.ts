import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/** One document and its files, below `/desk`. The components come from their sources, as in the store. */
export default defineConfig({
  root: fileURLToPath(new URL("src", import.meta.url)),
  base: "/desk/",
  publicDir: false,
  plugins: [react(), tailwindcss({ optimize: false })],
  resolve: { conditions: ["@selvedge/source", ...defaultClientConditions] },
  build: {
    outDir: fileURLToPath(new URL("dist", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
