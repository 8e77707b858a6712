import type { Page } from "playwright";
import sharp from "sharp";

/** Decoders and blending differ by this much from machine to machine, in steps of a channel of 255. */
const NOISE = 2;

/** The pieces alone and at rest, at the same place on every page: half a pixel further down, letters would be others. */
const ALONE = `
  body > :not(:has(#pieces)), #host, #mixed { visibility: hidden }
  #pieces * { animation: none !important }
  #pieces { position: absolute; inset: 0 0 auto; z-index: 1; text-rendering: auto }
`;

/** Says which of these apps show other pixels than the first page does, and how many. */
export async function strangePictures<Name extends string>(
  pages: ReadonlyMap<Name, Page>,
  apps: readonly Name[],
): Promise<string[]> {
  const [reference] = pages.values();
  if (!reference) return ["no page is open"];
  const wanted = await pictureOf(reference);
  const wrong: string[] = [];
  for (const app of apps) {
    const page = pages.get(app);
    if (!page) continue;
    const different = differentPixels(wanted, await pictureOf(page));
    if (different > 0) wrong.push(`${different} pixels of the pieces are others in ${app}`);
  }
  return wrong;
}

interface Pixels {
  width: number;
  height: number;
  channels: Buffer;
}

async function pictureOf(page: Page): Promise<Pixels> {
  await page.addStyleTag({ content: ALONE });
  const { data, info } = await sharp(await page.locator("#pieces").screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: data };
}

/** All of them, when the two are not of one size. */
function differentPixels(wanted: Pixels, actual: Pixels): number {
  if (wanted.width !== actual.width || wanted.height !== actual.height) return actual.width * actual.height;
  const { channels, width, height } = wanted;
  const perPixel = channels.length / (width * height);
  const different = new Set<number>();
  for (const [index, value] of channels.entries()) {
    if (Math.abs(value - (actual.channels[index] ?? 0)) > NOISE) different.add(Math.floor(index / perPixel));
  }
  return different.size;
}
