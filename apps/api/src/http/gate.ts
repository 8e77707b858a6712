import { busy } from "./refusal.ts";

/** Bounds work that costs much: a few pieces of it run at once, a few more wait in a queue, the rest is refused. */
export interface Gate {
  /** Resolves with what `work` resolves with. Rejects with a 503 `Refusal`, and does not start `work`, when the queue is full. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place to the next in the queue, so that nobody can slip in between. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async pass(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
