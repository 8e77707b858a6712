import { afterAll, describe, expect, test } from "vitest";
import { bytesByRoute, type RouteBytes } from "../scripts/route-bytes.ts";

const KB = 1024;
const routes: RouteBytes[] = bytesByRoute();

afterAll(() => {
  const rows = routes.map(({ route, script, style, font }) =>
    [route.padEnd(22), ...[script, style, font].map((bytes) => (bytes / KB).toFixed(1).padStart(8))].join(""),
  );
  console.log(["KB before interaction   script   style    font", ...rows].join("\n"));
});

test("the build has every page", () => {
  expect(routes.length).toBeGreaterThanOrEqual(15);
});

describe.each(routes)("$route", ({ script, style, font }) => {
  test("loads at most 95 KB of script before interaction", () => expect(script / KB).toBeLessThanOrEqual(95));
  test("loads at most 14 KB of styles", () => expect(style / KB).toBeLessThanOrEqual(14));
  test("preloads at most 80 KB of fonts", () => expect(font / KB).toBeLessThanOrEqual(80));
});
