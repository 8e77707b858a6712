import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

/** Flags under which rendering is repeatable and the browser asks nobody for anything. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/**
 * Path of the browser for tests: `CHROME_PATH`, else the pinned Chromium of the lockfile (Linux x64),
 * else a Chrome of the system.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) return chosen;
  if (process.platform === "linux" && process.arch === "x64") return chromium.executablePath();
  const installed = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "/usr/bin/google-chrome",
    "/usr/bin/chromium",
  ].find((path) => existsSync(path));
  if (installed) return installed;
  throw new Error("No browser for the tests: install Chrome, or set CHROME_PATH to a Chromium.");
}
