/** A rational number without rounding: the reference for the shop's sums, sharing no code with them. */
export interface Exact {
  numerator: bigint;
  denominator: bigint;
}

/** The value of a decimal text such as "-12.50". */
export function exact(decimal: string): Exact {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new Error(`${decimal} is no decimal.`);
  const [, sign = "", whole = "", fraction = ""] = match;
  return { numerator: BigInt(`${sign}${whole}${fraction}`), denominator: 10n ** BigInt(fraction.length) };
}

export function times(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function minus(a: Exact, b: Exact): Exact {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function dividedBy(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/** The nearest integer, half away from zero, computed from the remainder. */
export function nearest({ numerator, denominator }: Exact): bigint {
  const away = numerator < 0n === denominator < 0n ? 1n : -1n;
  const remainder = size(numerator % denominator);
  return numerator / denominator + (remainder * 2n >= size(denominator) ? away : 0n);
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}
