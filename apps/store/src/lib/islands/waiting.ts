import { fetchAllStyles } from "./all-styles.ts";
import { firstTouched, nothingAnswers } from "./early-events.ts";
import { firstIntent, quiet, savesData } from "./quiet.ts";
import { suspectStaleBuild } from "./fresh-document.ts";

/** An island that stands in the document as the server rendered it. */
export interface Waiting {
  frame: HTMLElement;
  fetch: () => Promise<void>;
  load: () => Promise<unknown>;
  /** Takes the markup over. Its code is loaded by then. */
  run: () => Promise<void>;
  /** What else its code waits for: to be seen. */
  seen?: (() => Promise<void>) | undefined;
}

const waiting = new Set<Waiting>();
let isWanted = false;
let isWatching = false;
/** What is fetched before anybody moves; set when the page is quiet. */
let fetchEarly: ((island: Waiting) => unknown) | null = null;
let running = Promise.resolve();
let want = (): void => undefined;

/** Call when a visitor who has not moved yet gets something to see in the islands, after the page has become quiet. */
export const nowAwaited = (): void => want();

/**
 * Has the island's code fetched when the page is quiet and run at the first intent, the touched island first, one island a
 * task. `atOnce` is for somebody who has something to see in it. Returns how to take the island back.
 */
export function wait(island: Waiting, atOnce: () => boolean): () => void {
  waiting.add(island);
  if (isWanted) void run(island);
  else if (!isWatching) void watch(atOnce);
  else fetchEarly?.(island);
  return () => void waiting.delete(island);
}

async function watch(atOnce: () => boolean): Promise<void> {
  isWatching = true;
  const quietAndWanted = quiet().then(() => {
    if (atOnce()) return null;
    fetchEarly = ({ seen, fetch }) => !seen && !savesData() && fetch().catch(() => undefined);
    waiting.forEach(fetchEarly);
    return new Promise<null>((resolve) => {
      want = () => resolve(null);
    });
  });
  // Awaited also when it is known: the islands of the same render are still to come.
  const touched = await (firstTouched() ?? Promise.race([firstIntent(), quietAndWanted]));
  isWanted = true;
  // Nothing opens over a page, and no other is gone to, without a first move.
  if (!savesData()) void fetchAllStyles().catch(() => undefined);
  const holdsTouch = ({ frame }: Waiting) => touched instanceof Node && frame.contains(touched);
  for (const island of [...waiting].sort((a, b) => Number(holdsTouch(b)) - Number(holdsTouch(a)))) void run(island);
}

async function run(island: Waiting): Promise<void> {
  await island.seen?.();
  try {
    await island.load();
  } catch (error) {
    nothingAnswers(island.frame);
    return suspectStaleBuild(error);
  }
  running = running.then(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (waiting.delete(island)) await island.run();
  });
}
