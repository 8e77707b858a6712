/** Longer timers are not a response to a play function's action: a toast's duration, the step of a carousel. */
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

/** Resolves when all short timers have finished, such as a tooltip's delay or a debounced message. */
export async function timersFinished(): Promise<void> {
  const begun = [...pending];
  const isOver = () => begun.every((id) => !pending.has(id));
  while (!isOver()) await new Promise((resolve) => begin(resolve, 20));
}
