import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What a story cannot show: stores, hooks, pure functions, and what holds for all pieces alike. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "ui",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./what-jsdom-lacks.ts", "./test-patience.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
