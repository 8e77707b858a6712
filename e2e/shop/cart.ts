import type { Page } from "playwright";
import { KURTA } from "./accounts.ts";
import { addToCart, choose } from "./buying.ts";
import { load } from "./screen.ts";
import { PRODUCT } from "./urls.ts";

/** The same kurta in another material. */
export const YELLOW_KURTA = {
  ...KURTA,
  variants: [
    { type: "size", value: "M" },
    { type: "material", value: "Khadi, turmeric" },
  ],
};

export const drawerOf = (page: Page) => page.getByRole("dialog", { name: /^Cart/ });
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
export const rows = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });

export async function addKurta(page: Page): Promise<void> {
  await load(page, PRODUCT);
  await choose(page, { size: "M", material: "Khadi, indigo" });
  await addToCart(page);
}
