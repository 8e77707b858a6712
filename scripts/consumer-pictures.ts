import type { Page } from "playwright";
import { compare, type Pixels, type Tolerance } from "./visual/compare.ts";
import { pixelsOf } from "./visual/picture-file.ts";

/** On one machine no pixel may differ, except for the last bit of a blended one. */
const SAME_MACHINE: Tolerance = { steps: 2, share: 1, pixels: 0 };

/**
 * Shows only the components, at rest and at the same position on every page: a shift of half a pixel would change the
 * letters.
 */
const ALONE = `
  body > :not(:has(#pieces)), #host, #mixed { visibility: hidden }
  #pieces * { animation: none !important }
  #pieces { position: absolute; inset: 0 0 auto; z-index: 1; text-rendering: auto }
`;

/** Lists the apps whose pixels differ from the first page, with the number of pixels. */
export async function differingPictures<Name extends string>(
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
