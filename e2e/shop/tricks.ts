import type { Page } from "playwright";
import { settle } from "./screen.ts";

const SHAMING = /no,? thanks|don’t want|do not want|rather not|prefer to pay|don’t care|hate/i;

/** Checkboxes that are ticked by default, and texts that shame a shopper for declining. */
export async function ticksAndShames(page: Page): Promise<string[]> {
  const ticked = await page
    .getByRole("checkbox", { checked: true, includeHidden: true })
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? box.outerHTML));
  const words = await page.getByRole("button").or(page.getByRole("link")).allInnerTexts();
  return [...ticked, ...words.filter((text) => SHAMING.test(text))];
}

/** Overlays that open by themselves while a reader moves, scrolls to the end, and moves to the browser's toolbar. */
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
