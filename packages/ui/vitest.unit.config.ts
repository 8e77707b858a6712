import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { longestFirst } from "../../scripts/longest-first.ts";

/** They take `window` away as a server would, or read the entries of `performance`, which jsdom has not and Node has. */
const IN_OWN_PROCESS = [
  "src/conformance.test.tsx",
  "src/dialog/use-scrollbar-room.test.tsx",
  "src/hero/use-film.test.tsx",
  "src/lib/line-speed.test.ts",
  "src/server-render.test.tsx",
];

/** What a story cannot show: stores, hooks, pure functions, and what holds for all pieces alike. */
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
      // Each file has a realm of its own, with nothing in it but jsdom, which is read once: that takes longer than most tests do.
      {
        extends: true,
        test: { name: "ui", pool: "vmThreads", include: ["src/**/*.test.{ts,tsx}"], exclude: IN_OWN_PROCESS },
      },
      { extends: true, test: { name: "ui in its own process", include: IN_OWN_PROCESS } },
    ],
  },
});
