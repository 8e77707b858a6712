import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { schemaText } from "./schema-text.ts";
import type { ApiDocument, JsonSchema } from "./shape.ts";

let shop: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  shop = await testApp();
  document = (await shop.app.inject("/api/openapi.json")).json();
});
afterAll(() => shop.close());

/** The router's own picture of itself, one line per node of the tree. It merges parameters that stand in the same place. */
function routesOfRouter(): string[] {
  const lines = shop.app.printRoutes({ commonPrefix: false }).split("\n");
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of lines) {
    const found = /^([│ ]*)[└├]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!found) continue;
    const [, indent = "", segment = "", methods = ""] = found;
    const depth = indent.length / 4;
    path.splice(depth, path.length, segment);
    for (const method of methods.split(", ").filter(Boolean))
      routes.push(`${method} ${path.join("").replace(/:[\w|:]+/g, ":")}`);
  }
  return routes;
}

function routesOfDocument(): string[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ":")}`),
  );
}

// spec: GET /api/openapi.json, /api/docs
test("the document describes every route of the API, and nothing else", () => {
  const own = /^(?:HEAD|OPTIONS) |^\S+ \/api\/(?:openapi\.json|docs|docs\.css)$|^\S+ \/(?:orders|media)\/|\*$/;
  const routes = routesOfRouter().filter((route) => !own.test(route));
  expect(routes).toContain("GET /healthz");
  expect(routesOfDocument().toSorted()).toEqual(routes.toSorted());
});

test("every call has a name of its own", () => {
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("every reference in the document leads somewhere, and everything described is referred to", () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(references).toContain("Refusal");
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components?.schemas ?? {})));
});

test("a route that is not documented stops the start", async () => {
  const undocumented = testApp({
    register(app) {
      app.get("/api/undocumented", async () => ({}));
    },
  });
  await expect(undocumented).rejects.toThrow("GET /api/undocumented is not documented.");
});

test("the page shows every call, without a script or a style of its own", async () => {
  const answer = await shop.app.inject("/api/docs");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  for (const path of Object.keys(document.paths)) expect(answer.body).toContain(path);
  expect(answer.body).not.toMatch(/<script|style=|<style|\son\w+=/);
  expect((await shop.app.inject("/api/docs.css")).headers["content-type"]).toBe("text/css; charset=utf-8");
});

test("schemas are shown as types that people read", () => {
  const schema = z.toJSONSchema(
    z.object({
      id: z.int().min(1).describe("Product"),
      size: z.enum(["S", "M"]).nullable(),
      lines: z.array(z.object({ name: z.string().max(80).optional() })),
      byField: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
    }),
  ) as JsonSchema;
  expect(schemaText(schema)).toBe(`{
  id: integer  // Product; at least 1
  size: "S" | "M" | null
  lines: {
    name?: string  // at most 80 characters
  }[]
  byField: {
    [name]: (string | number)[]
  }
}`);
});
