import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

/**
 * These replace `window` or `location`, run a script in Node's realm, or use `crypto.subtle`, which jsdom lacks and
 * Node has.
 */
const IN_OWN_PROCESS = [
  "first.test.ts",
  "server/first-head.test.ts",
  "src/features/checkout/use-checkout.test.tsx",
  "src/lib/browser-api.test.ts",
  "src/lib/islands/fresh-document.test.ts",
  "src/lib/islands/lazy-page.test.tsx",
  "src/lib/storage.test.ts",
];

/** Tests of the store that need no server: rules, storage, the API client, build budgets. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@selvedge/source", ...defaultClientConditions] },
  test: {
    environment: "jsdom",
    setupFiles: ["./test-patience.ts"],
    // Ends a hanging test; a busy machine must not fail one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    projects: [
      // vmThreads gives each file a fresh realm but loads jsdom, which takes longer than most tests, only once per
      // worker.
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
