/** Runs what it is given in the order in which it came, each when the one before has ended, well or not. */
export function oneByOne(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const done = last.then(call);
    last = done.catch(() => undefined);
    return done;
  };
}
