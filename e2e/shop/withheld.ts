import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page, Request, Route } from "playwright";
import { expect } from "vitest";
import { isNightly } from "../../scripts/test-extent.ts";
import { currentBuild } from "../../apps/store/server/build-folders.ts";
import { answerFor } from "./answers.ts";
import { quiet } from "./screen.ts";
import type { Shopper } from "./shopper.ts";

/**
 * Ways in which a file of the build may be missing: after a deployment, on a broken server, on a hanging connection.
 */
const ALL_WAYS = [
  { name: "answered 404", isSilent: false, answer: (route: Route) => route.fulfill({ status: 404, body: "" }) },
  { name: "answered 500", isSilent: false, answer: (route: Route) => route.fulfill({ status: 500, body: "" }) },
  { name: "never answered", isSilent: true, answer: () => undefined },
];
/** In the nightly run, all; otherwise a quick refusal and a silent server. */
export const WAYS = isNightly ? ALL_WAYS : ALL_WAYS.filter(({ name }) => name !== "answered 500");

/** The message when a control is pressed whose code fails to load. */
export const MISSING = "This part of the page could not be loaded.";

/** The browser's messages about it. */
export const FORGIVEN = [
  /Failed to load resource|Answer 500/,
  /could not be loaded|stays without its script/,
  /ERR_FAILED/,
];

const CHUNKS = join(currentBuild(join(import.meta.dirname, "../../apps/store/dist")), "client/.vite/chunks.json");
let chunks: Map<string, string> | undefined;

/**
 * The name of the chunk that contains the store's module of this name (without extension); other names are file names
 * themselves.
 */
function fileOf(name: string): string {
  chunks ??= new Map(
    (JSON.parse(readFileSync(CHUNKS, "utf8")) as [path: string, chunk: string][]).map(([path, chunk]) => [
      basename(path).split(".")[0] ?? "",
      chunk,
    ]),
  );
  const chunk = chunks.get(name);
  // For a module in the entry chunk the name is that of the file.
  return chunk === undefined || chunk === "core" ? name : chunk;
}

export const codeOf = (name: string) => new RegExp(`/assets/${fileOf(name)}-[\\w-]{8}\\.(js|css)$`);

/**
 * The paths of the scripts that the page has run since `page.coverage.startJSCoverage()`, and ends that coverage. Modules that were
 * only fetched and parsed have not run.
 */
export const scriptsRun = async (page: Page): Promise<string[]> =>
  (await page.coverage.stopJSCoverage())
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url }) => new URL(url).pathname);

/** Static imports of build files that the page has not requested yet. */
async function missingImports(files: readonly Request[], asked: readonly Request[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => (await file.response())?.text() ?? ""));
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g), ([, name = ""]) => name),
  );
  return names.filter((name) => !asked.some((request) => request.url().endsWith(`/assets/${name}`)));
}

/** Waits until the code of these modules and all its imports have loaded: an idle page may still request them. */
export async function codeIsThere(names: readonly string[], requests: readonly Request[]): Promise<void> {
  for (const name of names) {
    const code = () => requests.filter((request) => codeOf(name).test(request.url()));
    await expect.poll(() => code().length).toBeGreaterThan(0);
    await expect.poll(() => missingImports(code(), requests)).toEqual([]);
  }
  await quiet(requests);
}

/**
 * Blocks the chunk that contains this module, or the styles of this name; returns how often they were requested for use. Requests
 * ahead, which a page makes when it is quiet, do not count.
 */
export async function withhold({ page, expectFaults }: Shopper, name: string, answer: (route: Route) => unknown) {
  expectFaults(...FORGIVEN);
  let asked = 0;
  const release = await answerFor(page, codeOf(name), (route) => {
    if (route.request().resourceType() !== "other") asked += 1;
    return answer(route);
  });
  return { asked: () => asked, release };
}

/** Time after which the page must have given up an unanswered request; for advancing its clock. */
export const GIVEN_UP_MS = 11_000;

/** Steps for repeated attempts, shorter than an attempt's timeout, so that each attempt is observed. */
export const STEPS = { ms: 3_000, options: { interval: 200, timeout: 60_000 } };

export const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

/** Number of documents requested. */
export const documents = ({ requests }: Shopper) =>
  requests.filter((each) => each.resourceType() === "document").length;
