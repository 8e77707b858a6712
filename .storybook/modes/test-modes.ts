import type { Modes } from "./toolbar.ts";
import { viewports } from "./viewports.ts";

/** A set of toolbar values with which every story is tested. */
interface TestMode {
  name: string;
  width: number;
  height: number;
  /** Play functions look for English texts. */
  plays: boolean;
  globals: Partial<Modes> & { theme: "light" | "dark"; viewport: { value: string; isRotated: false } };
}

function mode(
  name: string,
  theme: "light" | "dark",
  viewport: keyof typeof viewports,
  settings: Partial<Modes> = {},
): TestMode {
  const { width, height } = viewports[viewport].styles;
  return {
    name,
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
    plays: settings.locale === undefined,
    globals: { theme, viewport: { value: viewport, isRotated: false }, ...settings },
  };
}

/**
 * The two modes of every test run, in which each story is rendered, played, checked by axe and compared with its
 * screenshot.
 */
export const MODES = [mode("light-desktop", "light", "desktop"), mode("dark-mobile", "dark", "mobile")];

/** Additional modes at night: rendered, played and checked by axe. */
export const NIGHTLY_MODES = [
  mode("dark-desktop", "dark", "desktop"),
  mode("light-mobile", "light", "mobile"),
  mode("tablet", "light", "tablet"),
  mode("right-to-left", "light", "mobile", { direction: "rtl" }),
  mode("hindi", "light", "mobile", { locale: "hi-IN" }),
  mode("text-200", "light", "desktop", { text: "200" }),
  mode("forced-colours", "light", "desktop", { colours: "forced" }),
];

/** The same two modes for Chromatic, which names a viewport itself. */
export const chromaticModes = Object.fromEntries(
  MODES.map(({ name, globals: { theme, viewport } }) => [name, { theme, viewport: viewport.value }]),
);
