import type { Page } from "playwright";
import { expect } from "vitest";
import { isShown, test } from "./shop/shopper.ts";

const fileOf = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const rule = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find((each) => each instanceof CSSFontFaceRule && each.cssText.includes(wanted));
    return new URL(/url\("([^"]+)"\)/.exec(rule?.cssText ?? "")?.[1] ?? "", location.href).href;
  }, name);

// Guards the rule by which the journeys forgive Chromium's warnings of unused preloads.
test("a preloaded font counts as used only if text of the page has it", async ({ shopper }) => {
  const { page } = shopper;
  await page.goto("/shop", { waitUntil: "networkidle" });
  expect(await isShown(page, await fileOf(page, "newsreader-display-roman"))).toBe(true);

  const unused = await fileOf(page, "newsreader-accents-italic");
  await page.evaluate(async (href) => {
    await new Promise((onload) =>
      document.head.append(
        Object.assign(document.createElement("link"), {
          rel: "preload",
          as: "font",
          crossOrigin: "anonymous",
          href,
          onload,
        }),
      ),
    );
  }, unused);
  expect(await isShown(page, unused)).toBe(false);
  shopper.expectFaults(/newsreader-accents-italic\S+ was preloaded using link preload but not used/);
});
