import type { Match } from "./lib/place.ts";

/** Case-sensitive segments. All others are names that the shop writes in lower case without encoding. */
const CASE_SENSITIVE = new Set([":token", ":orderId"]);

/**
 * A request's path and query, with dot segments resolved and slashes collapsed. `target` begins with a slash; the host
 * is a dummy.
 */
export function readTarget(target: string): URL {
  // Resolved as a reference, a target that begins with two slashes would name another host.
  const url = new URL(`http://store.invalid${target}`);
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, "/");
  return url;
}

/** A request's path as it was sent. */
export const pathOf = (target: string): string => target.split("?", 1)[0] ?? target;

/**
 * The canonical path of a request: lower case except for tokens and order numbers, single slashes, and none at the end.
 * A path without a route keeps its case. Always begins with exactly one slash, so it stays within the shop.
 */
export function canonicalPath(target: string, match: Match | null): string {
  if (match) return writtenAs(match);
  const path = pathOf(target);
  return path.includes("//") ? readTarget(target).pathname : path;
}

function writtenAs({ route, place }: Match): string {
  const names = segmentsOf(route.path);
  const written = segmentsOf(place.pathname).map((segment, index) =>
    CASE_SENSITIVE.has(names[index] ?? "") || segment.includes("%") ? segment : segment.toLowerCase(),
  );
  return `/${written.join("/")}`;
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");
