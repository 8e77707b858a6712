/** The five-character SQLSTATE of a PostgreSQL error, or an empty string for any other error. */
export function sqlState(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : "";
}

/**
 * Whether the server refuses a plan because its result columns have changed. The SQLSTATE is the general one for
 * unsupported features, so the server's function name decides.
 */
export function isStalePlan(error: unknown): boolean {
  return sqlState(error) === "0A000" && (error as { routine?: unknown }).routine === "RevalidateCachedQuery";
}
