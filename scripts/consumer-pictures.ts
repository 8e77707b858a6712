import type { Page } from "playwright";
import { compare } from "./visual/compare.ts";
import { pixelsOf } from "./visual/picture-file.ts";

/** The pieces alone, at the same place on every page: half a pixel further down, letters would be others. */
const ALONE = `
  body > :not(:has(#pieces)), #host, #mixed { visibility: hidden }
  #pieces { position: absolute; inset: 0 0 auto; z-index: 1; text-rendering: auto }
`;

/** Says which of these apps show the pieces otherwise than the first page does, as pictures of stories are compared. */
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
    const difference = compare(wanted, await pictureOf(page));
    if (difference) wrong.push(`${difference.pixels} pixels of the pieces are others in ${app}`);
  }
  return wrong;
}

async function pictureOf(page: Page) {
  await page.addStyleTag({ content: ALONE });
  return pixelsOf(await page.locator("#pieces").screenshot());
}
