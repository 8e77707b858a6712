import { defineConfig } from "vitest/config";

/** The shop's rules: units and properties. `PROPERTY_RUNS` sets the cases per property. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "commerce",
    environment: "node",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/property-runs.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
