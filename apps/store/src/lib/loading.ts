/**
 * Requests that run at this moment, as the root element tells: `data-busy` while any does, which shows at the pointer, and
 * `data-initialised` from the first moment on at which none does. Both are public: a tool waits for them. `aria-busy` is none of them:
 * on the root it would have a screen reader be silent about the whole page.
 */
let running = 0;

/** Call when the page has been hydrated and has asked for what it wants: for many a page that is nothing. */
export function showLoading(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-busy", running > 0);
  if (running === 0) root.toggleAttribute("data-initialised", true);
}

/** Counts a request as running until it is answered, or has failed. */
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
