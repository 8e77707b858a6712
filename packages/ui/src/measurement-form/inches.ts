/** Smallest and largest value in inches, both included. */
export interface InchRange {
  min: number;
  max: number;
}

/** Reads "36", "36.5", " 36,25 " or "36 in"; `null` for anything else. */
export function readInches(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:in|")?$/.exec(text.trim());
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : null;
}

export const isWithin = (inches: number, { min, max }: InchRange) => inches >= min && inches <= max;
