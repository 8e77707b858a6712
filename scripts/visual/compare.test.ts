import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compare, type Pixels, TOLERANCE } from "./compare.ts";
import { drawDifference, isMadeOf, pixelsOf, toFile } from "./picture-file.ts";

/** A plain grey square with some pixels of their own. */
function square(side: number, changed: Record<number, number> = {}): Pixels {
  const data = new Uint8Array(side * side * 3).fill(100);
  for (const [pixel, value] of Object.entries(changed)) data[Number(pixel) * 3 + 1] = value;
  return { data, width: side, height: side };
}

const first = (count: number, value: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, pixel) => [pixel, value]));

describe("two pictures are the same to anybody who looks", () => {
  test("when every pixel is", () => expect(compare(square(40), square(40))).toBeNull());

  test("when another processor has rounded an edge", () => {
    expect(compare(square(40), square(40, first(16, 100 + TOLERANCE.steps)))).toBeNull();
  });

  test("when four pixels are off", () => {
    expect(compare(square(40), square(40, first(TOLERANCE.pixels, 200)))).toBeNull();
  });
});

describe("two pictures differ", () => {
  test("by a dot", () => {
    const difference = compare(square(40), square(40, first(TOLERANCE.pixels + 1, 103)));
    expect(difference).toMatchObject({ pixels: 5, share: 5 / 1600 });
    expect(Array.from(difference?.mask.subarray(0, 6) ?? [])).toEqual([255, 255, 255, 255, 255, 0]);
  });

  test("by an area that is one step off", () => {
    expect(compare(square(40), square(40, first(17, 101)))).toMatchObject({ pixels: 17 });
  });

  test("by a single pixel, where none may", () => {
    const strict = { ...TOLERANCE, share: 1, pixels: 0 };
    expect(compare(square(40), square(40, first(1600, 102)), strict)).toBeNull();
    expect(compare(square(40), square(40, first(1, 103)), strict)).toMatchObject({ pixels: 1 });
  });

  test("by a row that only one of them has", () => {
    const taller = { ...square(40), data: new Uint8Array(40 * 41 * 3).fill(100), height: 41 };
    expect(compare(square(40), taller)).toMatchObject({ pixels: 40, sizes: ["40 × 40", "40 × 41"], height: 41 });
  });
});

describe("a picture's file", () => {
  const png = sharp({ create: { width: 9, height: 7, channels: 4, background: "#8e2c22" } })
    .png()
    .toBuffer();

  test("holds every pixel, and tells which bytes it was made of", async () => {
    const file = await toFile(await png);
    expect(await pixelsOf(file)).toEqual(await pixelsOf(await png));
    expect(isMadeOf(file, await png)).toBe(true);
    expect(
      isMadeOf(
        file,
        await sharp(await png)
          .png({ compressionLevel: 0 })
          .toBuffer(),
      ),
    ).toBe(false);
  });

  test("is shown with what differs marked", async () => {
    const before = { data: new Uint8Array(9 * 8 * 3).fill(255), width: 9, height: 8 };
    const difference = compare(before, await pixelsOf(await png));
    if (!difference) throw new Error("White is no madder.");
    const drawn = await pixelsOf(await drawDifference(difference, await png));
    expect(drawn).toMatchObject({ width: 9, height: 8 });
    expect(Array.from(drawn.data.subarray(0, 3))).toEqual([230, 0, 160]);
  });
});
