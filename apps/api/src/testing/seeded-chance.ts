/** Random decisions that are the same for the same seed, so that failures can be reproduced. */
export interface Chance {
  /** True with probability `share`, 0 to 1. */
  happens(share: number): boolean;
  oneOf<Value>(values: readonly Value[]): Value;
  /** An integer, both ends included. */
  between(least: number, most: number): number;
}

/** A 32-bit linear congruential generator (the constants of Numerical Recipes): not secure, good enough to shuffle. */
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
