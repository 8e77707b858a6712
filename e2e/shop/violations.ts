import axe, { type AxeResults, type RunOnly } from "axe-core";
import type { Page } from "playwright";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** All that a theme changes: names, roles and sizes are the same in each. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on a page, or among its colours alone, each violation in a line: rule, element, what is wrong. */
export async function violations(page: Page, among: "everything" | "colours" = "everything"): Promise<string[]> {
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
