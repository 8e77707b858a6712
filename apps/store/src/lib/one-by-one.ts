/**
 * Runs what it is given in the order in which it came, each when the one before has ended, well or not. `isLast` says whether
 * nothing waits behind it by then.
 */
export function oneByOne(): <Answer>(call: (isLast: () => boolean) => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(call: (isLast: () => boolean) => Promise<Answer>) => {
    const done: Promise<Answer> = last.then(() => call(() => last === ended));
    const ended = done.catch(() => undefined);
    last = ended;
    return done;
  };
}
