/**
 * Counts running requests. The root element has `data-busy` while any runs (which shows at the pointer), and
 * `data-initialised` from the first moment without one. Both are public, for tools that wait for them. `aria-busy` is
 * not used: on the root it would silence screen readers for the whole page.
 */
let running = 0;

/** Call when the page has hydrated and started its requests; many pages have none. */
export function showLoading(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-busy", running > 0);
  if (running === 0) root.toggleAttribute("data-initialised", true);
}

/** Counts a request as running until it settles. */
export async function counted<Answer>(request: Promise<Answer>): Promise<Answer> {
  running += 1;
  showLoading();
  try {
    return await request;
  } finally {
    running -= 1;
    showLoading();
  }
}
