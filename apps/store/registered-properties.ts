import type { Plugin } from "vite";

/** Tailwind's initial values for browsers without `@property`, which none of the supported ones is. */
const FALLBACK = /@layer properties\{@supports .*?\}\}\}/;

/** Leaves that fallback out of the built styles: it is 2 % of them. */
export const registeredProperties = (): Plugin => ({
  name: "registered-properties",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replace(FALLBACK, "");
      }
    },
  },
});
