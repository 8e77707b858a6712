import type { Page } from "playwright";
import { positions, readWith, scrollTo, settle, sidewaysScroll, stuck } from "./screen.ts";

/** Reader styles: the spacing of WCAG 1.4.12, and twice the size. */
const READERS = {
  "its own text": "",
  "the text spacing of a reader": `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  "text of twice the size": ":root { font-size: 200% !important }",
};

/** Checks at screen sizes that simulate zoom: 320 px is 400 % of 1280. */
const LOOKS: { width: number; height: number; look: (page: Page) => Promise<string[]> }[] = [
  { width: 640, height: 512, look: coveredAtTwiceTheSize },
  { width: 320, height: 256, look: stuckAtFourTimesTheSize },
  { width: 320, height: 900, look: widerThanTheScreen },
];

/** Fixed elements that obstruct a zoomed page, and horizontal scrolling at 320 px with reader styles. */
export async function reflowFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, look } of LOOKS) {
    await page.setViewportSize({ width, height });
    await settle(page);
    found.push(...(await look(page)).map((fault) => `${width} × ${height}: ${fault}`));
  }
  await readWith(page, READERS["its own text"]);
  return found;
}

async function widerThanTheScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [text, css] of Object.entries(READERS)) {
    await readWith(page, css);
    found.push(...(await sidewaysScroll(page)).map((fault) => `${text}, ${fault}`));
  }
  return found;
}

/** Nothing may be fixed on the screen at 400 %. */
async function stuckAtFourTimesTheSize(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (const top of (await positions(page)).slice(0, 6)) {
    await scrollTo(page, top);
    seen.push(...(await stuck(page)).map(({ name }) => `${name} at ${Math.round(top)}`));
  }
  return seen;
}

/** At 200 % fixed elements cover less than two fifths of the screen. */
async function coveredAtTwiceTheSize(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const top of (await positions(page)).slice(0, 6)) {
    await scrollTo(page, top);
    const parts = await stuck(page);
    const share = parts.reduce((sum, part) => sum + part.share, 0);
    if (share > 0.4) covered.push(`${Math.round(share * 100)} %: ${parts.map(({ name }) => name).join(", ")}`);
  }
  return covered;
}
