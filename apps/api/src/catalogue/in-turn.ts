/**
 * Asks one after the other. Who comes while one asks waits for the next, which asks for all who wait: what each gets was asked for after
 * it came.
 */
export function inTurn<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | null = null;
  return () => {
    if (next) return next;
    const begin = () => {
      next = null;
      return ask();
    };
    next = last.then(begin, begin);
    last = next;
    return next;
  };
}
