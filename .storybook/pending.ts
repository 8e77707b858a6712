/** Longer ones are nobody's answer to what a play has done: a toast that stays for a while, a carousel between two steps. */
const LONGEST_MS = 500;

const pending = new Set<number>();
const { setTimeout: begin, clearTimeout: end } = window;

window.setTimeout = ((handler: TimerHandler, ms = 0, ...args: unknown[]) => {
  if (typeof handler === "string" || ms === 0 || ms > LONGEST_MS) return begin(handler, ms, ...args);
  const id = begin(() => {
    pending.delete(id);
    (handler as (...words: unknown[]) => void)(...args);
  }, ms);
  pending.add(id);
  return id;
}) as typeof window.setTimeout;

window.clearTimeout = (id) => {
  pending.delete(id as number);
  end(id);
};

/** Until what has been begun is over: a hint that comes after a moment of hover, a message that waits for the last letter. */
export async function nothingPending(): Promise<void> {
  const begun = [...pending];
  const isOver = () => begun.every((id) => !pending.has(id));
  while (!isOver()) await new Promise((resolve) => begin(resolve, 20));
}
