import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");

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
  // Pictures are decoded before the frame that shows them. Decoded beside it, on a busy machine and without a graphics card, one
  // page of pictures in fifty never shows another frame once it has been scrolled through.
  "--disable-checker-imaging",
];

/** Where Chrome, Chromium and Edge are installed. Names without a folder are looked for on the path. */
const INSTALLED: Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string[]>> = {
  darwin: () =>
    ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  linux: ({ PATH = "" }) =>
    ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "microsoft-edge"].flatMap((name) =>
      PATH.split(delimiter).map((folder) => join(folder, name)),
    ),
  win32: (env) =>
    [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]].flatMap((folder = "") =>
      ["Google\\Chrome", "Chromium", "Microsoft\\Edge"].flatMap((name) =>
        ["chrome.exe", "msedge.exe"].map((file) => join(folder, name, "Application", file)),
      ),
    ),
};

/**
 * Path of the browser for tests: `CHROME_PATH`, else the pinned Chromium of the lockfile (Linux x64), else one that is installed.
 * Throws when there is none.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) return chosen;
  if (isPinned()) return unpackChromium();
  const installed = installedChromium();
  if (installed) return installed;
  throw new Error(
    `There is no pinned browser for ${process.platform} ${process.arch}, and none is installed where it is usual. Install Chrome, or set CHROME_PATH to a Chromium.`,
  );
}

/** Whether the tests' browser is the lockfile's: the same everywhere, so that its pictures can be compared with those of others. */
export function isPinned({
  platform,
  arch,
  env,
}: Pick<NodeJS.Process, "platform" | "arch" | "env"> = process): boolean {
  return platform === "linux" && arch === "x64" && !env["CHROME_PATH"];
}

/** The first Chrome, Chromium or Edge of the system. */
export function installedChromium(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return INSTALLED[platform]?.(env).find((path) => existsSync(path));
}

/**
 * Unpacks the pinned Chromium, once for each user and version. Its package would unpack into the folder for temporary files, where
 * the first user's copy is in the way of all others, and an old version in the way of a new one.
 */
export async function unpackChromium(
  cache = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "selvedge"),
): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(cache, `chromium-${version}`);
  const path = join(folder, "chromium");
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, "unpack-chromium.ts")], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** Why a browser does not start, as one line; null when it does. */
export function chromiumProblem(path: string): string | null {
  // Chrome opens a window for --version on Windows.
  if (process.platform === "win32") return existsSync(path) ? null : `The browser for the tests is not at ${path}.`;
  const { status, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (status === 0) return null;
  const missing = /error while loading shared libraries: (\S+):/.exec(stderr ?? "")?.[1];
  if (missing)
    return `The browser for the tests does not start: ${missing} is missing on this machine. It needs NSS and NSPR (Debian, Ubuntu: apt-get install libnss3; Fedora: dnf install nss), or a Chromium of yours in CHROME_PATH.`;
  const reason = error?.message ?? stderr.trim().split("\n", 1)[0];
  return `The browser for the tests does not start: ${reason}. Set CHROME_PATH to a Chromium that does. (${path})`;
}
