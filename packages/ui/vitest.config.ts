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
    /** Toolbar settings of a run, read by the Storybook plugin. */
    "storybook/test-initial-globals": Record<string, unknown>;
    /** Whether accessibility trees are compared; they are committed for the two everyday modes. */
    trees: boolean;
  }
}

/** Files that affect the components outside of the module graph: a change affects every story, also at Chromatic. */
function externals(): string[] {
  const settings = JSON.parse(readFileSync(path("../../chromatic.config.json"), "utf8")) as { externals: string[] };
  return settings.externals.map((file) => path(`../../${file}`));
}

/** Allows each story file to remove its play functions before they run. */
const removablePlays: Plugin = {
  name: "selvedge:plays-may-be-left",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".stories.tsx")) return undefined;
    const names = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = ""]) => name);
    return `import { skipPlays } from ${JSON.stringify(path("../../.storybook/modes/skip-plays.ts"))};\n${code}\nskipPlays([${names.join()}]);\n`;
  },
};

/**
 * Flags for repeatable rendering. Frames are complete before they are shown, so that nothing is missing in a picture.
 * Tiles are repainted completely, because an edge that is blended twice has other pixels. Every processor blends with the
 * same instructions.
 */
const REPEATABLE = [
  "--run-all-compositor-stages-before-draw",
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
];

const isNightly = process.env["NIGHTLY"] === "true";

/** Pictures exist for the two everyday modes in the lockfile's browser only. In Storybook itself no pictures are taken. */
function picturesOfRun(): Pictures {
  if (isNightly || !isPinned() || process.env["VITEST_STORYBOOK"]) return "none";
  return process.env["STORY_PICTURES"] === "update" ? "update" : "compare";
}
const pictures = picturesOfRun();

/** Every story of the repository in a real browser: rendered, played, checked by axe, and compared with its picture. */
export default defineConfig({
  root: path("../.."),
  // By the modules of this environment Vitest tells which stories reach what has changed: the store's come to the pieces by the package's name.
  ssr: { resolve: { conditions: ["@selvedge/source", ...defaultServerConditions] } },
  plugins: [
    mosaics(),
    ...(isNightly ? [removablePlays] : []),
    storybookTest({ configDir: path("../../.storybook") }),
    picturesReport(pictures),
  ],
  test: {
    name: "stories",
    // The clock is stopped last, because the other steps use it.
    setupFiles: ["test-setup.ts", "picture.ts", "stopped-clock.ts"].map((file) => path(`../../.storybook/${file}`)),
    // One page for many files, as in Storybook itself: reloading all modules takes longer than a file's stories.
    isolate: false,
    forceRerunTriggers: externals(),
    // The committed accessibility trees, one file per mode of a component.
    resolveSnapshotPath: (file, extension, { config }) =>
      path(`trees/${basename(file, ".stories.tsx")}.${config.name}${extension}`),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // An incompletely painted picture is reported but fails nothing: a difference counts only if a second attempt has it too.
    ...(pictures === "compare" && { retry: { count: 1, condition: /^It looks different/ } }),
    // Reading a snapshot requires the second flag; the server listens on loopback only.
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
