import { defineConfig, mergeConfig } from "vitest/config";
import embedded from "./vitest.config.ts";

/**
 * The same tests on a PostgreSQL server, where two callers are two sessions: only here can a race fail a test. Without
 * those that are about the embedded engine.
 */
export default mergeConfig(
  embedded,
  defineConfig({
    test: {
      name: "postgresql",
      exclude: ["src/database/embedded/**", "src/data-directory.test.ts", "src/orders/crash.test.ts"],
      globalSetup: ["src/testing/postgresql/setup.ts"],
    },
  }),
);
