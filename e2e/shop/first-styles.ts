import type { Page } from "playwright";
import { expect, inject } from "vitest";
import { classesIn } from "../../apps/store/build/first-styles.ts";

const SHEET = /"allStyles":"(\/assets\/style-[\w-]+\.css)"/;

/** A document of the shop, as it is sent. */
export const documentOf = async (path: string) => (await fetch(inject("shopUrl") + path)).text();

let classes: Promise<ReadonlySet<string>> | undefined;
/** The classes of the full style sheet, which is shared by all pages. */
const allClasses = () =>
  (classes ??= documentOf("/").then(async (html) => classesIn(await documentOf(SHEET.exec(html)?.[1] ?? ""))));

/** Marker classes that other rules refer to, without rules of their own. */
const MARK = /^sv:(peer|group)$/;

/** The words among these that are classes of the full style sheet, but missing from the given styles. */
export async function missingFrom(styles: string, words: Iterable<string>): Promise<string[]> {
  const held = classesIn(styles);
  const all = await allClasses();
  expect(all.size).toBeGreaterThan(held.size);
  return [...new Set(words)].filter((word) => all.has(word) && !held.has(word) && !MARK.test(word));
}

/** Whether the full style sheet is applied. */
export const hasAllStyles = (page: Page) =>
  page.evaluate(() => document.querySelector("link[rel=stylesheet][href^='/assets/style-']") !== null);

/** Classes on the hydrated page for which neither its document nor the full style sheet has rules. */
export async function unstyled(page: Page): Promise<string[]> {
  if (await hasAllStyles(page)) return [];
  const { names, styles } = await page.evaluate(() => ({
    names: [...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]),
    styles: document.querySelector("style")?.textContent ?? "",
  }));
  return missingFrom(styles, names);
}
