import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { currentBuild } from "../apps/store/server/build-folders.ts";
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

test("the server bundle includes React's production build whatever NODE_ENV is", () => {
  const server = join(currentBuild(join(import.meta.dirname, "../apps/store/dist")), "server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const texts = files.map((name) => readFileSync(join(server, name), "utf8"));
  const imported = texts.flatMap((text) =>
    Array.from(text.matchAll(/^import [^;]*?"([^"]+)";$/gm), ([, from = ""]) => from),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter((from) => !from.startsWith(".") && !isBuiltin(from))).toEqual([]);
  expect(texts.filter((text) => text.includes("process.env.NODE_ENV"))).toEqual([]);
});

describe.each(routes)("$route", ({ script, style, font }) => {
  // spec: acceptance 35 script
  test("loads at most 110 KB of script before interaction", () => expect(script / KB).toBeLessThanOrEqual(110));
  test("inlines at most 16 KB of styles", () => expect(style / KB).toBeLessThanOrEqual(16));
  test("requests at most 80 KB of fonts", () => expect(font / KB).toBeLessThanOrEqual(80));
});
