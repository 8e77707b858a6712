import type { Page } from "playwright";
import { compare, type Pixels, type Tolerance } from "./visual/compare.ts";
import { pixelsOf } from "./visual/picture-file.ts";

/** Of pictures that one machine has taken in one minute no pixel may be another; the last bit of a blended one is none. */
const SAME_MACHINE: Tolerance = { steps: 2, share: 1, pixels: 0 };

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
    const difference = compare(wanted, await pictureOf(page), SAME_MACHINE);
    if (difference) wrong.push(`${difference.pixels} pixels of the pieces are others in ${app}`);
  }
  return wrong;
}

async function pictureOf(page: Page): Promise<Pixels> {
  await page.addStyleTag({ content: ALONE });
  return pixelsOf(await page.locator("#pieces").screenshot());
}
