import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";
import { chunks } from "./chunks/index.ts";
import { CSS_TARGET, firstStyles } from "./first-styles.ts";
import { laterFonts } from "./later-fonts.ts";
import { registeredProperties } from "./registered-properties.ts";
import { twiceMinified } from "./twice-minified.ts";

const REACT_ROUTER = fileURLToPath(
  new URL("../../react-router/dist/production/index.mjs", import.meta.resolve("react-router-dom")),
);

const HINTS = /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = [^]*?^\};\n/gm;
const FROM_REACT_DOM = /from\s*["']react-dom["']/;
const HINT = /\b(?:preconnect|prefetchDNS|preinit|preload)(?:Module)?\b/;

/** What Vite, the router and React bring along and no page uses. */
const leaner: Plugin = {
  name: "leaner",
  apply: "build",
  enforce: "pre",
  // A loader of styles and preloads around each `import()`, of which there are none; see `modulePreload` below.
  load: (id) =>
    id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (importModule) => importModule();" : null,
  transform: (code, id) => {
    // Without the mark, components that nobody imports stay, with all that they import.
    if (id.includes("/react-router/")) {
      return code
        .replace(/(?<= = )React\d*\.(forwardRef|memo)\(/g, "/* @__PURE__ */ $&")
        .replace(/^\w+\.displayName = .*;$/gm, "");
    }
    // For programs that schedule work beside React's.
    if (id.endsWith("/scheduler.production.js")) {
      return code.replace(
        /^exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = [^]*?^\};\n/gm,
        "",
      );
    }
    // Hints for what a page will need: the server writes those of this shop.
    if (id.endsWith("/react-dom.production.js")) return code.replace(HINTS, "");
    if (FROM_REACT_DOM.test(code) && HINT.test(code))
      throw new Error(`${id} needs hints of react-dom, which the build leaves out.`);
    return id.includes("/@radix-ui/") ? withoutNames(code) : null;
  },
};

/** Radix gives each function its name once more, as a call: no function that is named by one could be left out. */
const withoutNames = (code: string): string =>
  code
    .replace(/^var __name = .*;$/m, "var __name = (target) => target;")
    .replace(/^\s*__name\(\w+, "[^"]*"\);$/gm, "")
    .replace(/^\s*static \{\s*\}$/gm, "");

/** What only the server asks of a route: the browser's build has neither. */
const OF_SERVER = /^\s*module: "[^"]*",\n/gm;
const routesOfBrowser: Plugin = {
  name: "routes-of-browser",
  apply: (config, { command }) => command === "build" && !config.build?.ssr,
  enforce: "pre",
  transform: (code, id) => (id.endsWith("/src/routes.tsx") ? code.replace(OF_SERVER, "") : null),
};

const { plugin: planOfChunks, chunkOf } = chunks();

/**
 * Two builds: the browser's (`dist/client`, hashed names, manifest) and the server's (`dist/server`).
 * The `@selvedge/source` condition takes the pieces from their sources, so that an edit of one reaches the running store.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Written for older browsers than `cssTarget`, a rule for right-to-left would name each such language.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    registeredProperties(),
    laterFonts(),
    firstStyles(),
    leaner,
    routesOfBrowser,
    planOfChunks,
    twiceMinified(),
  ],
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
          // The second minifier takes most of the time, and is meant to.
          checks: { pluginTimings: false },
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "chunks" }] },
          },
        },
      },
}));
