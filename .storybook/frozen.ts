/** In a story it is always half past two in the afternoon of 21 November 2026, in India. */
const NOW = Date.parse("2026-11-21T09:00:00Z");
const realNow = Date.now;

// From the start: a story's module may look at the clock too.
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, newTarget) as Date,
});

/** The same numbers in each story, evenly spread from 0 to 1. */
function repeatedChance(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A story is given what it shows. Storybook itself asks for its index alone. */
function refuseAllBut(real: typeof fetch): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith("index.json")) return real(input, init);
    return Promise.reject(new TypeError(`A story asked for ${address}. Give it what it shows as args.`));
  };
}

/** Answers how to let the clock go on, which whoever runs the stories may need between them. */
export function stopClock(): () => void {
  Date.now = () => NOW;
  return () => (Date.now = realNow);
}

/** Stops the clock, makes chance repeat itself and takes the network away for one story; answers how to give them back. */
export function freeze(): () => void {
  const { random } = Math;
  const { fetch } = globalThis;
  stopClock();
  Math.random = repeatedChance();
  globalThis.fetch = refuseAllBut(fetch);
  return () => {
    Math.random = random;
    globalThis.fetch = fetch;
  };
}

stopClock();
