/** Runs what it is given in the order in which it came, each when the one before has ended, well or not. */
export interface InOrder {
  /** `isLast` says whether nothing waits behind it by then. */
  <Answer>(call: (isLast: () => boolean) => Promise<Answer>): Promise<Answer>;
  /** Waits for what has been given until now. False when any of it has failed meanwhile. */
  settled(): Promise<boolean>;
}

export function oneByOne(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  let failed = 0;
  const inOrder = <Answer>(call: (isLast: () => boolean) => Promise<Answer>) => {
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
  return Object.assign(inOrder, { settled });
}
