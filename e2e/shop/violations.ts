import axe, { type AxeResults, type RunOnly } from "axe-core";
import type { Page } from "playwright";
import { settle, sidewaysScroll } from "./screen.ts";

/** The screens of the brief, in the order in which a page is made narrower. */
const WIDTHS = [1440, 768, 390, 320];
const THEMES = ["light", "dark"] as const;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that a theme changes: names, roles and sizes are the same in each. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page that has come to rest, or among its colours alone, each violation in a line: rule, element, what is
 * wrong. In its first frame what opens is transparent yet, and axe takes what it covers for the page.
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
 * What axe finds on every screen and in both themes, and how far the page scrolls sideways there: one that is open follows the
 * browser's size and its own switch.
 */
export async function faultsOnScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset["theme"] = chosen;
    }, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const among = theme === THEMES[0] ? "everything" : "colours";
      const faults = [...(await violations(page, among)), ...(await sidewaysScroll(page))];
      found.push(...faults.map((fault) => `${theme}, ${width} px: ${fault}`));
    }
  }
  return found;
}
