import { firstInput, giveUpEvents } from "./early-events.ts";
import { firstIntent, quiet } from "./quiet.ts";
import { suspectStaleBuild } from "./fresh-document.ts";

/** A server-rendered island in the document. */
export interface Waiting {
  frame: HTMLElement;
  load: () => Promise<unknown>;
  /** Hydrates the markup. Called once the code is loaded. */
  run: () => Promise<void>;
  /** Resolves when the island is in view, if its code waits for that. */
  seen?: (() => Promise<void>) | undefined;
}

const PRESSES: ReadonlySet<string> = new Set(["pointerdown", "click", "keydown"]);
/** Time left to the answer to a press before the islands that it has not touched run: on a slow phone they would delay it. */
const ANSWER_MS = 1_000;

const waiting = new Set<Waiting>();
const started = new WeakSet<Waiting>();
let hasStarted = false;
let isWatching = false;
let running = Promise.resolve();
let startAwaited = (): void => undefined;

/**
 * Call when the islands get content awaited by a visitor who has given no input yet, after the page has become idle.
 */
export const runAwaitedIslands = (): void => startAwaited();

/**
 * Registers an island. Its code runs at the first input; on a good connection `public/first.js` has fetched it by then. A
 * press runs the island that it touches, and the others once it has been answered, one per task. If `isAwaited` returns
 * true, islands run when the page is idle. Returns a function that removes the island.
 */
export function wait(island: Waiting, isAwaited: () => boolean): () => void {
  waiting.add(island);
  if (hasStarted) void run(island);
  else if (!isWatching) void watch(isAwaited);
  return () => void waiting.delete(island);
}

async function watch(isAwaited: () => boolean): Promise<void> {
  isWatching = true;
  const idleAndAwaited = quiet().then(() => {
    if (isAwaited()) return null;
    return new Promise<null>((resolve) => {
      startAwaited = () => resolve(null);
    });
  });
  // Awaits even a known input, so that all islands of the same render are registered first.
  const input = await (firstInput() ?? Promise.race([firstIntent(), idleAndAwaited]));
  if (input && PRESSES.has(input.type)) await answerPress(input);
  hasStarted = true;
  for (const island of waiting) void run(island);
}

/** Runs the touched island, then those that further presses touch. Resolves when the first press has been answered. */
async function answerPress(press: Event): Promise<void> {
  const runTouched = ({ target }: Event) => {
    for (const island of waiting) if (target instanceof Node && island.frame.contains(target)) void run(island);
  };
  runTouched(press);
  for (const type of PRESSES) window.addEventListener(type, runTouched, true);
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  for (const type of PRESSES) window.removeEventListener(type, runTouched, true);
}

async function run(island: Waiting): Promise<void> {
  if (started.has(island)) return;
  started.add(island);
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
