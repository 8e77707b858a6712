import type { Page } from "playwright";
import { settle } from "./screen.ts";

const SHAMING = /no,? thanks|don’t want|do not want|rather not|prefer to pay|don’t care|hate/i;

/** Boxes on the page that are ticked though nobody has ticked them, and words that shame who does not want something. */
export async function ticksAndShames(page: Page): Promise<string[]> {
  const ticked = await page
    .getByRole("checkbox", { checked: true, includeHidden: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? box.outerHTML));
  const words = await page.getByRole("button").or(page.getByRole("link")).allInnerTexts();
  return [...ticked, ...words.filter((text) => SHAMING.test(text))];
}

/** What opens by itself over a page whose reader moves, reads to its end, and turns to the browser's own bar. */
export async function opensByItself(page: Page): Promise<string[]> {
  await page.mouse.move(200, 300);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.mouse.move(200, 0);
  await settle(page);
  const over = page.getByRole("dialog").or(page.getByRole("alertdialog")).or(page.locator("[data-toast]"));
  const opened = await over.allTextContents();
  if (page.context().pages().length > 1) opened.push("another window");
  return opened;
}
