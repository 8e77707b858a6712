/** The five characters PostgreSQL gives with an error, or an empty string for any other error. */
export function sqlState(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : "";
}

/**
 * Whether the server refuses a plan because the columns that it answers with have changed. Its code is that of all that is not
 * supported, so what tells is the place in the server, which PostgreSQL gives with each error.
 */
export function isStalePlan(error: unknown): boolean {
  return sqlState(error) === "0A000" && (error as { routine?: unknown }).routine === "RevalidateCachedQuery";
}
