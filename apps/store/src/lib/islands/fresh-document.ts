import { readTab, takeTab, writeTab } from "../tab-storage.ts";

let ownBuild: string | null = null;
let isStale = false;

/** Call once with the build that the document comes from. */
export function watchBuild(build: string): void {
  ownBuild = build;
  // Between two presses of the shopper a document is loaded anew at most once: nothing can go in circles.
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, forgetLoad, { passive: true, capture: true });
  }
}

/** Whether the server has another build than this document, so that chunks are gone and the next navigation needs a new one. */
export const isStaleBuild = (): boolean => isStale;

let lastFailure: unknown = null;

/** After a failure: asks the server which build it has, once for all parts that one file has failed. Says nothing to the visitor. */
export async function suspectStaleBuild(failure: unknown): Promise<void> {
  if (failure === lastFailure) return;
  lastFailure = failure;
  console.warn("A part of the page could not be loaded.", failure);
  await answers(window.location.href);
}

/**
 * Loads the document of the current address from the server, where a chunk for it could not be had. False when that has been
 * done since the last press, or when the server does not answer: then only the shopper can know when to try again.
 */
export async function loadDocument(): Promise<boolean> {
  const { href } = window.location;
  if (!(await answers(href)) || !rememberLoad(href)) return false;
  window.location.reload();
  return true;
}

const forgetLoad = () => void takeTab("documentLoadedFor");

/** False when the document of this address was the last that was loaded; also where nothing can be remembered. */
const rememberLoad = (href: string) => readTab("documentLoadedFor") !== href && writeTab("documentLoadedFor", href);

async function answers(href: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(href, { method: "HEAD", signal: AbortSignal.timeout(5_000) });
    const build = headers.get("x-build");
    if (build !== null && build !== ownBuild) isStale = true;
    return status < 500;
  } catch {
    return false;
  }
}
