import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Difference, Pixels } from "./compare.ts";

/**
 * Fingerprint of the browser's PNG. It is stored in the picture file, so that an unchanged picture is recognised without
 * decoding.
 */
export const fingerprint = (png: Uint8Array) => createHash("sha256").update(png).digest("base64url");

/** Lossless file format of a picture, a third of the PNG's size. */
export function toFile(png: Uint8Array): Promise<Buffer> {
  return sharp(png)
    .removeAlpha()
    .webp({ lossless: true, effort: 5 })
    .withExif({ IFD0: { ImageDescription: fingerprint(png) } })
    .toBuffer();
}

/** Whether the file was made from these bytes. */
export const isMadeOf = (file: Buffer, png: Uint8Array) => file.includes(fingerprint(png), 0, "latin1");

/** Pixels of a PNG or of a picture file. */
export async function pixelsOf(image: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Marks the differences in a colour that no component uses, over a faded copy of the new picture. */
export async function drawDifference({ mask, width, height }: Difference, after: Uint8Array): Promise<Buffer> {
  const faint = await sharp(after)
    .removeAlpha()
    .extend(room(await pixelsOf(after), width, height))
    .raw()
    .toBuffer();
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const at = pixel * 3;
    if (mask[pixel]) data.set([230, 0, 160], at);
    else for (let channel = 0; channel < 3; channel++) data[at + channel] = 180 + (faint[at + channel] ?? 0) * 0.29;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

const room = (has: Pixels, width: number, height: number) => ({
  right: width - has.width,
  bottom: height - has.height,
  background: "white",
});
