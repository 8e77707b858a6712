import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultServerConditions } from "vite";
import { defineConfig, type Plugin } from "vitest/config";
import { MODES, NIGHTLY_MODES } from "../../.storybook/modes/test-modes.ts";
import { CHROMIUM_ARGS, chromiumPath, isPinned } from "../../scripts/chromium.ts";
import { mosaics } from "../../scripts/visual/mosaic.ts";
import type { Pictures } from "../../scripts/visual/outcome.ts";
import { picturesReport } from "../../scripts/visual/plugin.ts";
import { lockedFonts } from "../../scripts/visual/system-fonts.ts";
import { comparePicture } from "../../scripts/visual/take-picture.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Storybook plugin looks for the toolbar's settings of a run. */
    "storybook/test-initial-globals": Record<string, unknown>;
    /** Whether accessibility trees are compared: they are kept of the everyday modes. */
    trees: boolean;
  }
}

/** What reaches the pieces around the graph of modules: a change of these touches every story, at Chromatic too. */
function externals(): string[] {
  const settings = JSON.parse(readFileSync(path("../../chromatic.config.json"), "utf8")) as { externals: string[] };
  return settings.externals.map((file) => path(`../../${file}`));
}

/** Lets each file of stories take its plays away before they run. */
const playsMayBeLeft: Plugin = {
  name: "selvedge:plays-may-be-left",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".stories.tsx")) return undefined;
    const names = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = ""]) => name);
    return `import { leavePlays } from ${JSON.stringify(path("../../.storybook/modes/leave-plays.ts"))};\n${code}\nleavePlays([${names.join()}]);\n`;
  },
};

/**
 * No frame is shown before all of it is painted: what is late would be missing in the picture. Nor is a part painted anew over what
 * was there: the edge of a ring, blended twice, is another. And every processor blends by the same instructions.
 */
const REPEATABLE = [
  "--run-all-compositor-stages-before-draw",
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
];

const isNightly = process.env["NIGHTLY"] === "true";

/** They exist of the two everyday modes, as the lockfile's browser draws them. In Storybook people look for themselves. */
function picturesOfRun(): Pictures {
  if (isNightly || !isPinned() || process.env["VITEST_STORYBOOK"]) return "none";
  return process.env["STORY_PICTURES"] === "update" ? "update" : "compare";
}
const pictures = picturesOfRun();

/** Every story of the repository in a real browser: rendered, played, under axe, and compared with its picture. */
export default defineConfig({
  root: path("../.."),
  // By the modules of this environment Vitest tells which stories reach what has changed: the store's come to the pieces by the package's name.
  ssr: { resolve: { conditions: ["@selvedge/source", ...defaultServerConditions] } },
  plugins: [
    mosaics(),
    ...(isNightly ? [playsMayBeLeft] : []),
    storybookTest({ configDir: path("../../.storybook") }),
    picturesReport(pictures),
  ],
  test: {
    name: "stories",
    // The clock is stopped last: the others are begun by it.
    setupFiles: ["test-setup.ts", "picture.ts", "stopped-clock.ts"].map((file) => path(`../../.storybook/${file}`)),
    // One page for many files, as Storybook itself has: each would load all modules anew, and that takes longer than its stories.
    isolate: false,
    forceRerunTriggers: externals(),
    // The accessibility trees that stories keep, one file for each mode of a piece.
    resolveSnapshotPath: (file, extension, { config }) =>
      path(`trees/${basename(file, ".stories.tsx")}.${config.name}${extension}`),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What a machine was too busy to paint is told of, and stops nobody: a difference is believed when a second try has it too.
    ...(pictures === "compare" && { retry: { count: 1, condition: /^It looks different/ } }),
    // To read a snapshot asks for the second; the server listens on loopback alone.
    api: { allowWrite: true, allowExec: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { comparePicture },
      provider: playwright({
        launchOptions: {
          executablePath: await chromiumPath(),
          args: [...CHROMIUM_ARGS, ...REPEATABLE],
          env: { ...process.env, ...lockedFonts() },
        },
        contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
      }),
      instances: (isNightly ? NIGHTLY_MODES : MODES).map(({ name, width, height, globals, plays }) => ({
        browser: "chromium" as const,
        name,
        viewport: { width, height },
        provide: { pictures, plays, trees: !isNightly, "storybook/test-initial-globals": globals },
      })),
    },
  },
});
