import { defineConfig } from "vitest/config";
import { longestFirst } from "../../scripts/longest-first.ts";
import embedded from "./vitest.config.ts";

/**
 * The same tests on a PostgreSQL server, where two callers are two sessions: only here can a race fail a test. With those
 * that are about the server, and without those about the embedded engine.
 */
export default defineConfig({
  test: {
    ...embedded.test,
    name: "postgresql",
    exclude: [
      "src/database/embedded/**",
      "src/command-line.test.ts",
      "src/data-directory.test.ts",
      "src/full-disk.test.ts",
      "src/production-start.test.ts",
      "src/server.test.ts",
      "src/orders/crash.test.ts",
    ],
    globalSetup: ["src/testing/prepare.ts", "src/testing/postgresql/setup.ts"],
    sequence: {
      sequencer: longestFirst(
        "listing-exactness.test.ts",
        "surrogate-keys.test.ts",
        "razorpay-faults.test.ts",
        "late-money.test.ts",
        "authorisation-matrix.test.ts",
        "order-races.test.ts",
        "limits.test.ts",
        "wishlist.test.ts",
        "faults.test.ts",
        "reconciliation.test.ts",
        "lost-connections.test.ts",
        "listening.test.ts",
      ),
    },
  },
});
