import type { Match } from "./lib/place.ts";

/** Segments that open something in exactly this spelling. All others are names that the shop writes in small letters, none of them encoded. */
const CASE_SENSITIVE = new Set([":token", ":orderId"]);

/** A request's path and query, with dots resolved and slashes single. `target` begins with a slash; the host means nothing. */
export function readTarget(target: string): URL {
  // Resolved as a reference, a target that begins with two slashes would name another host.
  const url = new URL(`http://store.invalid${target}`);
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, "/");
  return url;
}

/** A request's path as it was sent. */
export const pathOf = (target: string): string => target.split("?", 1)[0] ?? target;

/**
 * The one path under which a request is answered: in small letters but for secrets and order numbers, with single slashes and
 * none at the end. What matches no route keeps its letters. Always within the shop: it begins with one slash.
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
