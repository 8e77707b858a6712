import { fetchAllStyles } from "./all-styles.ts";
import { firstTouched, giveUpEvents } from "./early-events.ts";
import { firstIntent, quiet, savesData } from "./quiet.ts";
import { suspectStaleBuild } from "./fresh-document.ts";

/** A server-rendered island in the document. */
export interface Waiting {
  frame: HTMLElement;
  fetch: () => Promise<void>;
  load: () => Promise<unknown>;
  /** Hydrates the markup. Called once the code is loaded. */
  run: () => Promise<void>;
  /** Resolves when the island is in view, if its code waits for that. */
  seen?: (() => Promise<void>) | undefined;
}

const waiting = new Set<Waiting>();
let hasStarted = false;
let isWatching = false;
/** Prefetches an island before the first input; set when the page is idle. */
let fetchEarly: ((island: Waiting) => unknown) | null = null;
let running = Promise.resolve();
let startAwaited = (): void => undefined;

/**
 * Call when the islands get content awaited by a visitor who has given no input yet, after the page has become idle.
 */
export const runAwaitedIslands = (): void => startAwaited();

/**
 * Registers an island. Its code is fetched when the page is idle and run at the first input, the touched island first,
 * one island per task. If `isAwaited` returns true, it runs when idle. Returns a function that removes the island.
 */
export function wait(island: Waiting, isAwaited: () => boolean): () => void {
  waiting.add(island);
  if (hasStarted) void run(island);
  else if (!isWatching) void watch(isAwaited);
  else fetchEarly?.(island);
  return () => void waiting.delete(island);
}

async function watch(isAwaited: () => boolean): Promise<void> {
  isWatching = true;
  const idleAndAwaited = quiet().then(() => {
    if (isAwaited()) return null;
    fetchEarly = ({ seen, fetch }) => !seen && !savesData() && fetch().catch(() => undefined);
    waiting.forEach(fetchEarly);
    return new Promise<null>((resolve) => {
      startAwaited = () => resolve(null);
    });
  });
  // Awaits even a known target, so that all islands of the same render are registered first.
  const touched = await (firstTouched() ?? Promise.race([firstIntent(), idleAndAwaited]));
  hasStarted = true;
  // Overlays and other pages, which need these styles, only follow an input.
  if (!savesData()) void fetchAllStyles().catch(() => undefined);
  const holdsTouch = ({ frame }: Waiting) => touched instanceof Node && frame.contains(touched);
  for (const island of [...waiting].sort((a, b) => Number(holdsTouch(b)) - Number(holdsTouch(a)))) void run(island);
}

async function run(island: Waiting): Promise<void> {
  await island.seen?.();
  try {
    await island.load();
  } catch (error) {
    giveUpEvents(island.frame);
    return suspectStaleBuild(error);
  }
  running = running.then(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (waiting.delete(island)) await island.run();
  });
}
