/** Chance that comes out the same for the same seed, so that a failure can be looked at again. */
export interface Chance {
  /** True in `share` of all cases, 0 to 1. */
  happens(share: number): boolean;
  oneOf<Value>(values: readonly Value[]): Value;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
}

/** A linear congruential generator of 32 bits (the constants of Numerical Recipes): far from secret, and good enough to shuffle. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    happens: (share) => next() < share,
    between,
    oneOf(values) {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error("oneOf() needs values to choose from.");
      return value;
    },
  };
}
