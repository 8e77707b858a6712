import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

/** What the store knows by itself, without a server: rules, storage, the API client, the build's budgets. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ["@selvedge/source", ...defaultClientConditions] },
  test: {
    name: "store",
    environment: "jsdom",
    include: ["*.test.ts", "chunks/*.test.ts", "src/**/*.test.{ts,tsx}", "server/**/*.test.ts"],
    setupFiles: ["./test-patience.ts"],
    // Ends what hangs; a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
