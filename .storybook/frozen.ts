/** Fixed time in stories: 21 November 2026, 14:30 in India. */
const NOW = Date.parse("2026-11-21T09:00:00Z");
const realNow = Date.now;

// Set at import time, because a story's module may read the clock too.
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, newTarget) as Date,
});

/** A repeatable sequence of numbers, evenly distributed between 0 and 1. */
function repeatableRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Rejects all requests except Storybook's own for its index: stories get their data as props. */
function rejectOtherRequests(real: typeof fetch): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("index.json")) return real(input, init);
    return Promise.reject(new TypeError(`A story asked for ${address}. Give it what it shows as args.`));
  };
}

/** Stops the clock. Returns the function that restores it, which a test runner may need between stories. */
export function stopClock(): () => void {
  Date.now = () => NOW;
  return () => (Date.now = realNow);
}

/**
 * Stops the clock, makes random numbers repeatable and blocks the network for one story; returns the function that
 * restores them.
 */
export function freeze(): () => void {
  const { random } = Math;
  const { fetch } = globalThis;
  stopClock();
  Math.random = repeatableRandom();
  globalThis.fetch = rejectOtherRequests(fetch);
  return () => {
    Math.random = random;
    globalThis.fetch = fetch;
  };
}

stopClock();
