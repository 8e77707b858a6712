import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { longestFirst } from "./longest-first.ts";

/** The repository's own rules: that the linter enforces them, and what no linter knows. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    name: "tools",
    environment: "node",
    include: ["scripts/**/*.test.ts"],
    // They change nothing that another file reads, and to begin a process takes longer than most of them.
    isolate: false,
    // Ends what hangs; a busy machine is no fault.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: longestFirst("another-colour.test.ts", "piece-table.test.ts", "piece-bytes.test.ts") },
  },
});
