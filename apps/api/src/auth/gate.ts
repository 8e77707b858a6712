/** Lets a few pieces of work through at once, makes a few more wait, and turns the rest away. */
export interface Gate {
  /** Resolves with what `work` does. Throws `GateIsFull` without starting it when too many wait already. */
  pass<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** No room is left, not even to wait. */
export class GateIsFull extends Error {
  override readonly name = "GateIsFull";
}

export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new GateIsFull("Too many are waiting.");
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Hands the place on, so that nobody can slip in between one who leaves and the one who waits. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
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
