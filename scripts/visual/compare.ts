/** Decoded pixels: three bytes each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Difference {
  /** Number of pixels that differ by more than another processor's rounding, including those that only one picture has. */
  pixels: number;
  /** Share of all pixels, from 0 to 1. */
  share: number;
  /** One byte per pixel of the area that both cover: 0 if equal, 255 if different. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** Sizes of the two pictures, as `390 × 844`. */
  sizes: [before: string, after: string];
}

/** Differences that are ignored. */
export interface Tolerance {
  /** Steps of 255 by which a channel may differ. */
  steps: number;
  /** Share of pixels that may differ by `steps`. */
  share: number;
  /** Number of pixels that may differ by more. */
  pixels: number;
}

/**
 * Differences between machines with the same browser. The last bit of a blended channel may be rounded differently: two
 * steps of 255 at an edge or a shadow. If more than one pixel in a hundred differs, an area has another colour, however
 * similar; if more than four pixels differ by more, something was drawn differently.
 */
export const TOLERANCE: Tolerance = { steps: 2, share: 0.01, pixels: 4 };

/** Compares two pictures pixel by pixel; null if they count as equal. */
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

/** Largest difference of a channel; the maximum if one picture lacks the pixel. */
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
