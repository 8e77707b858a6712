import type { Page, Route } from "playwright";

/** An API answer for a temporary failure. */
export const unavailable =
  (message = "") =>
  (route: Route) =>
    route.fulfill({ status: 503, json: { status: "error", message } });

/**
 * Answers `address` instead of the server until the returned function is called. Interception stays on afterwards
 * (`page.unroute` would end it), because requests in progress in Chromium when interception ends may hang.
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
