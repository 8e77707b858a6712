import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { longestFirst } from "./longest-first.ts";

/** Tests of the repository's rules and of its scripts. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    name: "tools",
    environment: "node",
    include: ["scripts/**/*.test.ts"],
    // These tests share no state, and starting a process takes longer than most of them.
    isolate: false,
    // Ends hanging tests; generous for a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: longestFirst("another-colour.test.ts", "piece-table.test.ts", "piece-bytes.test.ts") },
  },
});
