import { defineConfig } from "vitest/config";
import { longestFirst } from "../../scripts/longest-first.ts";

/** Routes and services on real SQL: each file has a database of its own. The process it shares, which has all modules read. */
export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    environment: "node",
    include: ["**/*.test.ts"],
    exclude: ["src/database/postgresql/**"],
    pool: "forks",
    isolate: false,
    // Ends what hangs; a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: ["src/testing/prepare.ts"],
    sequence: {
      sequencer: longestFirst(
        "crash.test.ts",
        "listing-exactness.test.ts",
        "server.test.ts",
        "production-start.test.ts",
      ),
    },
  },
});
