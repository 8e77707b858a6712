import axe, { type AxeResults, type RunOnly } from "axe-core";
import type { Page } from "playwright";
import { isFull } from "../../scripts/test-extent.ts";
import { settle, sidewaysScroll } from "./screen.ts";

interface Screen {
  theme: "light" | "dark";
  width: number;
}

/** In the order in which a page is made narrower. */
const SCREENS: readonly Screen[] = isFull
  ? (["light", "dark"] as const).flatMap((theme) => [1440, 768, 390, 320].map((width) => ({ theme, width })))
  : [
      { theme: "light", width: 1440 },
      { theme: "dark", width: 390 },
    ];

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules affected by a theme: names, roles and sizes are the same in each. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * axe violations of a settled page, or only those about colours: rule, element, description. An overlay is still
 * transparent in its first frame, in which axe would check the page below it.
 */
export async function violations(page: Page, among: "everything" | "colours" = "everything"): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const runOnly: RunOnly = among === "colours" ? { type: "rule", values: COLOURS } : { type: "tag", values: TAGS };
  const results = await page.evaluate(
    (chosen) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, { runOnly: chosen, resultTypes: ["violations"] }),
    runOnly,
  );
  return (results as AxeResults).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`),
  );
}

/**
 * axe violations on every screen and in both themes, and horizontal scrolling. The open page is resized and its theme
 * switched. In the second theme only colours are checked, because nothing else can differ.
 */
export async function faultsOnScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { theme, width } of SCREENS) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset["theme"] = chosen;
    }, theme);
    await page.setViewportSize({ width, height: 900 });
    const among = isFull && theme === "dark" ? "colours" : "everything";
    const faults = [...(await violations(page, among)), ...(await sidewaysScroll(page))];
    found.push(...faults.map((fault) => `${theme}, ${width} px: ${fault}`));
  }
  return found;
}
