import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Storybook plugin looks for the toolbar's settings of a run. */
    "storybook/test-initial-globals": Record<string, unknown>;
  }
}

/** The two modes in which each story is rendered, played and checked by axe. */
const modes = [
  { name: "light-desktop", theme: "light", viewport: "desktop", width: 1440, height: 900 },
  { name: "dark-mobile", theme: "dark", viewport: "mobile", width: 390, height: 844 },
];

/** Every story of the repository in a real browser: rendered, played, and under axe. */
export default defineConfig({
  root: path("../.."),
  plugins: [storybookTest({ configDir: path("../../.storybook") })],
  test: {
    name: "stories",
    setupFiles: [path("../../.storybook/test-setup.ts")],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    api: { allowWrite: true, allowExec: false },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
        contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
      }),
      instances: modes.map(({ name, theme, viewport, width, height }) => ({
        browser: "chromium" as const,
        name,
        viewport: { width, height },
        provide: {
          "storybook/test-initial-globals": { theme, viewport: { value: viewport, isRotated: false } },
        },
      })),
    },
  },
});
