import { defineConfig } from "vitest/config";

/** Journeys through the built shop: the real server, a real browser, one shopper at a time. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journeys",
    environment: "node",
    include: ["**/*.test.ts"],
    globalSetup: ["shop/global-setup.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
});
