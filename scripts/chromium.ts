import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");

/** Flags for repeatable rendering and no network requests of the browser's own. */
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
  // Decode pictures before the frame that shows them. With asynchronous decoding, on a busy machine without a GPU, about one
  // page with pictures in fifty rendered no further frame after scrolling.
  "--disable-checker-imaging",
];

/** Usual paths of Chrome, Chromium and Edge. Names without a folder are looked up on PATH. */
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
 * Path of the browser for tests: `CHROME_PATH`, else the Chromium of the lockfile (Linux x64), else an installed one.
 * Throws if there is none.
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

/** Whether the tests use the lockfile's browser, which is the same everywhere, so that its pictures can be compared. */
export function isPinned({
  platform,
  arch,
  env,
}: Pick<NodeJS.Process, "platform" | "arch" | "env"> = process): boolean {
  return platform === "linux" && arch === "x64" && !env["CHROME_PATH"];
}

/** The first installed Chrome, Chromium or Edge. */
export function installedChromium(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  return INSTALLED[platform]?.(env).find((path) => existsSync(path));
}

/**
 * Unpacks the lockfile's Chromium, once per user and version. By default its package would unpack into the temporary
 * folder, where the first user's copy blocks all others, and an old version blocks a new one.
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
    // Another process has finished first.
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** Why a browser does not start, in one line; null if it does. */
export function chromiumProblem(path: string): string | null {
  // On Windows, Chrome opens a window for --version.
  if (process.platform === "win32") return existsSync(path) ? null : `The browser for the tests is not at ${path}.`;
  const { status, stderr, error } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (status === 0) return null;
  const missing = /error while loading shared libraries: (\S+):/.exec(stderr ?? "")?.[1];
  if (missing)
    return `The browser for the tests does not start: ${missing} is missing on this machine. It needs NSS and NSPR (Debian, Ubuntu: apt-get install libnss3; Fedora: dnf install nss), or a Chromium of yours in CHROME_PATH.`;
  const reason = error?.message ?? stderr.trim().split("\n", 1)[0];
  return `The browser for the tests does not start: ${reason}. Set CHROME_PATH to a Chromium that does. (${path})`;
}
