/**
 * Every path of the store is made of plain ASCII segments. Taking only those, after the URL parser has resolved dots and cut
 * tabs, leaves no encoding trick to think of: `//host`, `/..//host`, `/%2f%2fhost` and their kind all fail here.
 */
const STORE_PATH = /^\/(?:[a-z0-9._~-]+\/)*(?:[a-z0-9._~-]+)?$/i;
const LOGIN = /^\/login(?:\/|$)/i;
const LONGEST = 2000;

/**
 * Where to go after signing in: the path and query of `value` if it lies within `origin` and is not the login page, else null.
 * `value` comes from a link or from storage and is hostile until this returns it.
 */
export function safePath(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > LONGEST || !/^\/(?!\/)/.test(value)) return null;
  // With a single slash before it and none of these in it, the parser takes any text for a path: it neither throws nor leaves `origin`.
  if (/[\\\p{Cc}]/u.test(value)) return null;
  const url = new URL(value, origin);
  return STORE_PATH.test(url.pathname) && !LOGIN.test(url.pathname) ? url.pathname + url.search : null;
}
