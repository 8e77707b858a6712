import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

/** They take `window` or `location` away, run a script in the realm of Node, or use `crypto.subtle`, which jsdom has not and Node has. */
const IN_OWN_PROCESS = [
  "first.test.ts",
  "server/first-head.test.ts",
  "src/features/checkout/use-checkout.test.tsx",
  "src/lib/browser-api.test.ts",
  "src/lib/islands/fresh-document.test.ts",
  "src/lib/islands/lazy-page.test.tsx",
];

/** What the store knows by itself, without a server: rules, storage, the API client, the build's budgets. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@selvedge/source", ...defaultClientConditions] },
  test: {
    environment: "jsdom",
    setupFiles: ["./test-patience.ts"],
    // Ends what hangs; a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      // Each file has a realm of its own, with nothing in it but jsdom, which is read once: that takes longer than most tests do.
      {
        extends: true,
        test: {
          name: "store",
          pool: "vmThreads",
          include: ["*.test.ts", "build/*.test.ts", "src/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
          exclude: IN_OWN_PROCESS,
        },
      },
      { extends: true, test: { name: "store in its own process", include: IN_OWN_PROCESS } },
    ],
  },
});
