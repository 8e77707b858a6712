import { defineConfig } from "vitest/config";
import { longestFirst } from "../scripts/longest-first.ts";

/** Journeys through the built shop: the real server, and a real browser for each process of the run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journeys",
    environment: "node",
    include: ["**/*.test.ts"],
    // Each journey has its own browser context, so files can share a process and a browser, which take time to start.
    pool: "forks",
    isolate: false,
    globalSetup: ["shop/global-setup.ts"],
    // Ends a hanging test; a busy machine must not fail one.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 60_000,
    // Concurrent tests that wait for a slow connection and not for the CPU.
    maxConcurrency: 6,
    expect: { poll: { timeout: 60_000 } },
    sequence: {
      sequencer: longestFirst(
        "layout-shift.test.ts",
        "every-page.test.ts",
        "whole-way.test.ts",
        "payment-trouble.test.ts",
        "signing-in.test.ts",
        "after-order.test.ts",
        "floating.test.ts",
        "loading.test.ts",
        "early-events.test.ts",
        "missing-code.test.ts",
        "pieces.test.ts",
        "accessibility.test.ts",
        "offline.test.ts",
        "first-styles.test.ts",
        "page-weight.test.ts",
        "development.test.ts",
        "back.test.ts",
      ),
    },
  },
});
