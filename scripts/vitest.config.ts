import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The repository's own rules: that the linter enforces them, and what no linter knows. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: { name: "tools", environment: "node", include: ["scripts/**/*.test.ts"], testTimeout: 300_000 },
});
