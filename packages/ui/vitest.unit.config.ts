import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { longestFirst } from "../../scripts/longest-first.ts";

/** These tests remove `window` as on a server, or read `performance` entries, which Node has and jsdom lacks. */
const IN_OWN_PROCESS = [
  "src/conformance.test.tsx",
  "src/dialog/use-scrollbar-room.test.tsx",
  "src/hero/use-film.test.tsx",
  "src/lib/line-speed.test.ts",
  "src/server-render.test.tsx",
];

/** Tests of what stories cannot show: stores, hooks, pure functions, and rules for all components. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    environment: "jsdom",
    setupFiles: ["./what-jsdom-lacks.ts", "./test-patience.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    sequence: { sequencer: longestFirst("server-render.test.tsx", "conformance.test.tsx") },
    projects: [
      // Each file gets a clean jsdom realm. jsdom itself is loaded once, because loading it takes longer than most tests.
      {
        extends: true,
        test: { name: "ui", pool: "vmThreads", include: ["src/**/*.test.{ts,tsx}"], exclude: IN_OWN_PROCESS },
      },
      { extends: true, test: { name: "ui in its own process", include: IN_OWN_PROCESS } },
    ],
  },
});
