import type { Page } from "playwright";
import { expect, inject } from "vitest";
import { classesIn } from "../../apps/store/build/first-styles.ts";

const SHEET = /"allStyles":"(\/assets\/style-[\w-]+\.css)"/;

/** A document of the shop, as it is sent. */
export const documentOf = async (path: string) => (await fetch(inject("shopUrl") + path)).text();

let classes: Promise<ReadonlySet<string>> | undefined;
/** Of the whole sheet, which is one for all pages. */
const allClasses = () =>
  (classes ??= documentOf("/").then(async (html) => classesIn(await documentOf(SHEET.exec(html)?.[1] ?? ""))));

/** Names for others to refer to; no rule is for them. */
const MARK = /^sv:(peer|group)$/;

/** Of these words, the classes that some rule is for, and none of these styles. */
export async function missingFrom(styles: string, words: Iterable<string>): Promise<string[]> {
  const held = classesIn(styles);
  const all = await allClasses();
  expect(all.size).toBeGreaterThan(held.size);
  return [...new Set(words)].filter((word) => all.has(word) && !held.has(word) && !MARK.test(word));
}

/** Whether the sheet of everything has come. */
export const hasAllStyles = (page: Page) =>
  page.evaluate(() => document.querySelector("link[rel=stylesheet][href^='/assets/style-']") !== null);

/** Classes that the page shows as its script has left it, and that neither its document nor the sheet of everything has brought. */
export async function unstyled(page: Page): Promise<string[]> {
  if (await hasAllStyles(page)) return [];
  const { names, styles } = await page.evaluate(() => ({
    names: [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    styles: document.querySelector("style")?.textContent ?? "",
  }));
  return missingFrom(styles, names);
}
