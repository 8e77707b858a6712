/**
 * All paths of the store consist of plain ASCII segments. Accepting only those, after the URL parser has resolved dots
 * and removed tabs, rejects every encoding trick: `//host`, `/..//host`, `/%2f%2fhost` and so on.
 */
const STORE_PATH = /^\/(?:[a-z0-9._~-]+\/)*(?:[a-z0-9._~-]+)?$/i;
const LOGIN = /^\/login(?:\/|$)/i;
const LONGEST = 2000;

/**
 * Where to go after signing in: the path and query of `value` if it is within `origin` and not the login page, else
 * null. `value` comes from a link or from storage and is untrusted.
 */
export function safePath(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > LONGEST || !/^\/(?!\/)/.test(value)) return null;
  // With a single leading slash and none of these characters, the parser treats any text as a path: it neither throws
  // nor leaves `origin`.
  if (/[\\\p{Cc}]/u.test(value)) return null;
  const url = new URL(value, origin);
  return STORE_PATH.test(url.pathname) && !LOGIN.test(url.pathname) ? url.pathname + url.search : null;
}
