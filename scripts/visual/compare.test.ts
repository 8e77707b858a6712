import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { compare, type Pixels, TOLERANCE } from "./compare.ts";
import { drawDifference, isMadeOf, pixelsOf, toFile } from "./picture-file.ts";

/** A plain grey square with some changed pixels. */
function square(side: number, changed: Record<number, number> = {}): Pixels {
  const data = new Uint8Array(side * side * 3).fill(100);
  for (const [pixel, value] of Object.entries(changed)) data[Number(pixel) * 3 + 1] = value;
  return { data, width: side, height: side };
}

const first = (count: number, value: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, pixel) => [pixel, value]));

describe("two pictures count as equal", () => {
  test("if all pixels are equal", () => expect(compare(square(40), square(40))).toBeNull());

  test("if edges are rounded differently, as by another processor", () => {
    expect(compare(square(40), square(40, first(16, 100 + TOLERANCE.steps)))).toBeNull();
  });

  test("if up to four pixels differ", () => {
    expect(compare(square(40), square(40, first(TOLERANCE.pixels, 200)))).toBeNull();
  });
});

describe("two pictures differ", () => {
  test("if a small group of pixels differs", () => {
    const difference = compare(square(40), square(40, first(TOLERANCE.pixels + 1, 103)));
    expect(difference).toMatchObject({ pixels: 5, share: 5 / 1600 });
    expect(Array.from(difference?.mask.subarray(0, 6) ?? [])).toEqual([255, 255, 255, 255, 255, 0]);
  });

  test("if an area differs by one step", () => {
    expect(compare(square(40), square(40, first(17, 101)))).toMatchObject({ pixels: 17 });
  });

  test("if a single pixel differs and none may", () => {
    const strict = { ...TOLERANCE, share: 1, pixels: 0 };
    expect(compare(square(40), square(40, first(1600, 102)), strict)).toBeNull();
    expect(compare(square(40), square(40, first(1, 103)), strict)).toMatchObject({ pixels: 1 });
  });

  test("if only one of them has a row", () => {
    const taller = { ...square(40), data: new Uint8Array(40 * 41 * 3).fill(100), height: 41 };
    expect(compare(square(40), taller)).toMatchObject({ pixels: 40, sizes: ["40 × 40", "40 × 41"], height: 41 });
  });
});

describe("a picture file", () => {
  const png = sharp({ create: { width: 9, height: 7, channels: 4, background: "#8e2c22" } })
    .png()
    .toBuffer();

  test("keeps every pixel, and the fingerprint of its source bytes", async () => {
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

  test("is shown with the differences marked", async () => {
    const before = { data: new Uint8Array(9 * 8 * 3).fill(255), width: 9, height: 8 };
    const difference = compare(before, await pixelsOf(await png));
    if (!difference) throw new Error("White is no madder.");
    const drawn = await pixelsOf(await drawDifference(difference, await png));
    expect(drawn).toMatchObject({ width: 9, height: 8 });
    expect(Array.from(drawn.data.subarray(0, 3))).toEqual([230, 0, 160]);
  });
});
