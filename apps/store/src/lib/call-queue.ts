/** Runs async calls in order, each after the previous one has settled. */
export interface CallQueue {
  /** `isLast` tells whether no other call is queued behind this one. */
  <Answer>(call: (isLast: () => boolean) => Promise<Answer>): Promise<Answer>;
  /** Waits for all calls queued so far. False if any of them has failed meanwhile. */
  settled(): Promise<boolean>;
}

export function createCallQueue(): CallQueue {
  let last: Promise<unknown> = Promise.resolve();
  let failed = 0;
  const queue = <Answer>(call: (isLast: () => boolean) => Promise<Answer>) => {
    const done: Promise<Answer> = last.then(() => call(() => last === ended));
    const ended = done.catch(() => void (failed += 1));
    last = ended;
    return done;
  };
  const settled = async () => {
    const before = failed;
    await last;
    return failed === before;
  };
  return Object.assign(queue, { settled });
}
