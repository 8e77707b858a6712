/** The state of a list, from what is known of it. What is known is shown, though it could not be asked for again. */
export const listState = (items: readonly unknown[] | undefined, error: unknown) =>
  items ? (items.length === 0 ? "empty" : "ready") : error ? "error" : "loading";
