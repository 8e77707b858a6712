import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The repository's own rules: that the linter enforces them, and what no linter knows. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    name: "tools",
    environment: "node",
    include: ["scripts/**/*.test.ts"],
    // Ends what hangs; a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
