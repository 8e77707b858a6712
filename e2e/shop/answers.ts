import type { Page, Route } from "playwright";

/** An answer of the API that it cannot answer now. */
export const unavailable =
  (message = "") =>
  (route: Route) =>
    route.fulfill({ status: 503, json: { status: "error", message } });

/**
 * Answers `address` in the place of the server, until the function that is returned is called. Requests pass through the browser's
 * interception after that too (`page.unroute` would end it): what Chromium has under way when interception ends may hang for good.
 */
export async function answerFor(
  page: Page,
  address: Parameters<Page["route"]>[0],
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let isAnswering = true;
  await page.route(address, (route) => (isAnswering ? answer(route) : route.fallback()));
  return () => {
    isAnswering = false;
  };
}
