/** State of a list. Known items are shown even if refreshing them failed. */
export const listState = (items: readonly unknown[] | undefined, error: unknown) =>
  items ? (items.length === 0 ? "empty" : "ready") : error ? "error" : "loading";
