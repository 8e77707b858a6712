import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

/** They take `window` away, or change what the browser lets nobody change: only in a process of their own can they. */
const IN_OWN_PROCESS = [
  "first.test.ts",
  "src/features/checkout/use-checkout.test.tsx",
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
      // Each file has a realm of its own, and reads no jsdom of its own: that takes longer than most tests do.
      {
        extends: true,
        test: {
          name: "store",
          pool: "vmThreads",
          include: ["*.test.ts", "chunks/*.test.ts", "src/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
          exclude: IN_OWN_PROCESS,
        },
      },
      { extends: true, test: { name: "store in its own process", include: IN_OWN_PROCESS } },
    ],
  },
});
