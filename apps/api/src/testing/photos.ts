import sharp from "sharp";

/** A photo as a phone takes it: stored sideways, red above and blue below once it is upright, with the place where it was taken. */
export async function phonePhoto({ width = 900, height = 1200, red = 200 } = {}): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const };
  const below = await sharp({ create: { ...half, background: { r: 0, g: 0, b: 200 } } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .composite([{ input: below, top: height / 2, left: 0 }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: "Phone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "22/1 43/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
