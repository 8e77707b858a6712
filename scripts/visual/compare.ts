/** Pixels as they are decoded: three bytes for each, row after row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Difference {
  /** How many pixels differ by more than another processor's rounding; those that only one of the two has count too. */
  pixels: number;
  /** Of all pixels, from 0 to 1. */
  share: number;
  /** One byte for each pixel of the area that both fill: 0 where they are the same, 255 where they differ. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** Of the two pictures, as `390 × 844`. */
  sizes: [before: string, after: string];
}

/** What is no difference. */
export interface Tolerance {
  /** Of 255, by which a channel may be off. */
  steps: number;
  /** Of all pixels, that may be off by that. */
  share: number;
  /** That may be off by more. */
  pixels: number;
}

/**
 * What another machine with the same browser may do otherwise. The last bit of a blended channel may be rounded another way: two
 * steps of 255 on an edge or a shadow. Where more than one pixel of a hundred is off, it is an area that has another colour, however
 * near; and more than four pixels off by more is a thing that was drawn otherwise.
 */
export const TOLERANCE: Tolerance = { steps: 2, share: 0.01, pixels: 4 };

/** Compares two pictures pixel by pixel; null where they are the same to anybody who looks. */
export function compare(before: Pixels, after: Pixels, tolerance = TOLERANCE): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = new Uint8Array(width * height);
  let pixels = 0;
  let slight = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const steps = distance(before, after, x, y);
      if (steps === 0) continue;
      mask[at] = 255;
      if (steps > tolerance.steps) pixels++;
      else slight++;
    }
  }
  const area = width * height;
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && pixels <= tolerance.pixels && slight + pixels <= area * tolerance.share) return null;
  const differing = pixels > tolerance.pixels ? pixels : pixels + slight;
  return { pixels: differing, share: differing / area, mask, width, height, sizes: [sizeOf(before), sizeOf(after)] };
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`;

/** The largest difference of a channel; all of it where one of the two has no pixel. */
function distance(before: Pixels, after: Pixels, x: number, y: number): number {
  if (x >= before.width || y >= before.height || x >= after.width || y >= after.height) return 255;
  const one = (y * before.width + x) * 3;
  const other = (y * after.width + x) * 3;
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const difference = Math.abs((before.data[one + channel] ?? 0) - (after.data[other + channel] ?? 0));
    if (difference > largest) largest = difference;
  }
  return largest;
}
