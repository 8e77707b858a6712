import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page, Request, Route } from "playwright";
import { expect } from "vitest";
import { answerFor } from "./answers.ts";
import { quiet } from "./screen.ts";
import type { Shopper } from "./shopper.ts";

/** How a file of the build may be missing: after a deployment, on a broken server, on a line that hangs. */
export const WAYS = [
  { name: "answered 404", isSilent: false, answer: (route: Route) => route.fulfill({ status: 404, body: "" }) },
  { name: "answered 500", isSilent: false, answer: (route: Route) => route.fulfill({ status: 500, body: "" }) },
  { name: "never answered", isSilent: true, answer: () => undefined },
];

/** What is said where something is pressed whose code cannot be had. */
export const MISSING = "This part of the page could not be loaded.";

/** What the browser says of it. */
export const FORGIVEN = [
  /Failed to load resource|Answer 500/,
  /could not be loaded|stays without its script/,
  /ERR_FAILED/,
];

const CHUNKS = join(import.meta.dirname, "../../apps/store/dist/client/.vite/chunks.json");
let chunks: Map<string, string> | undefined;

/** The name of the chunk that has the store's module of this name, without its ending; another name is that of the file itself. */
export function fileOf(name: string): string {
  chunks ??= new Map(
    (JSON.parse(readFileSync(CHUNKS, "utf8")) as [path: string, chunk: string][]).map(([path, chunk]) => [
      basename(path).split(".")[0] ?? "",
      chunk,
    ]),
  );
  const chunk = chunks.get(name);
  // Where the entry is, its name is the file's.
  return chunk === undefined || chunk === "core" ? name : chunk;
}

export const codeOf = (name: string) => new RegExp(`/assets/${fileOf(name)}-[\\w-]{8}\\.(js|css)$`);

/** What files of the build import before they run, and nothing on the page has asked for yet. */
export async function missingImports(files: readonly Request[], asked: readonly Request[]): Promise<string[]> {
  const texts = await Promise.all(files.map(async (file) => (await file.response())?.text() ?? ""));
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/(?:from|import)"\.\/([\w.-]+)"/g), ([, name = ""]) => name),
  );
  return names.filter((name) => !asked.some((request) => request.url().endsWith(`/assets/${name}`)));
}

/** Until the code that has these modules is there, and all that it imports: a page that is quiet may still ask for it. */
export async function codeIsThere(names: readonly string[], requests: readonly Request[]): Promise<void> {
  for (const name of names) {
    const code = () => requests.filter((request) => codeOf(name).test(request.url()));
    await expect.poll(() => code().length).toBeGreaterThan(0);
    await expect.poll(() => missingImports(code(), requests)).toEqual([]);
  }
  await quiet(requests);
}

/** Withholds the code that has this module, or the styles of this name; answers with how often they have been asked for. */
export async function withhold({ page, expectFaults }: Shopper, name: string, answer: (route: Route) => unknown) {
  expectFaults(...FORGIVEN);
  let asked = 0;
  const release = await answerFor(page, codeOf(name), (route) => {
    asked += 1;
    return answer(route);
  });
  return { asked: () => asked, release };
}

/** Lets the page's clock run while nothing answers, until it must have given up. */
export const GIVEN_UP_MS = 11_000;

/** The same where attempt follows attempt: in steps that no attempt is given up within, so that each is heard of first. */
export const STEPS = { ms: 3_000, options: { interval: 200, timeout: 60_000 } };

export const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();

/** How many documents have been asked for. */
export const documents = ({ requests }: Shopper) =>
  requests.filter((each) => each.resourceType() === "document").length;
