import { readTab, takeTab, writeTab } from "../tab-storage.ts";

let ownBuild: string | null = null;
let isStale = false;

/** Call once with the build that the document comes from. */
export function watchBuild(build: string): void {
  ownBuild = build;
  // Allows one automatic reload between two inputs of the shopper, which rules out a reload loop.
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, forgetLoad, { passive: true, capture: true });
  }
}

/**
 * Whether the server runs another build than this document. Its chunks may be gone, so the next navigation must load a
 * document.
 */
export const isStaleBuild = (): boolean => isStale;

let lastFailure: unknown = null;

/** After a failed load: checks the server's build, once per failed file. Does not notify the visitor. */
export async function suspectStaleBuild(failure: unknown): Promise<void> {
  if (failure === lastFailure) return;
  lastFailure = failure;
  console.warn("A part of the page could not be loaded.", failure);
  await answers(window.location.href);
}

/**
 * Reloads the current address from the server after a chunk failed to load. Returns false if that already happened
 * since the last input, or if the server does not answer; then the shopper decides when to retry.
 */
export async function loadDocument(): Promise<boolean> {
  const { href } = window.location;
  if (!(await answers(href)) || !rememberLoad(href)) return false;
  window.location.reload();
  return true;
}

const forgetLoad = () => void takeTab("documentLoadedFor");

/** Returns false if this address was the last one reloaded, or if the browser refuses storage. */
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
