import type { RefusalBody } from "@selvedge/commerce/wire/primitives";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { ApiDocument, JsonSchema } from "../openapi/shape.ts";
import { ask, type Method, newShopper, type Shopper } from "../testing/shopper.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

/** How Zod speaks to programmers. */
const ZODS = /^Too (?:big|small)|^Invalid (?:input|option|string|number|key|value|element)|^Unrecognized|expected/;

const Probe = z.object({
  text: z.string().min(3).max(300).optional(),
  needed: z.string().min(1).optional(),
  own: z.string().max(3, "Say it in three letters.").optional(),
  number: z.number().int().min(1).max(20).optional(),
  list: z.array(z.string()).max(2).optional(),
  choice: z.enum(["small", "large"]).optional(),
  day: z.iso.datetime().optional(),
});

let shop: TestApp;
let shopper: Shopper;
let document: ApiDocument;
beforeAll(async () => {
  shop = await testApp({
    register(app) {
      const routes = app.withTypeProvider<ZodTypeProvider>();
      routes.post("/api/probe", { schema: { hide: true, body: Probe } }, () => ({}));
      routes.get("/api/probe", { schema: { hide: true, querystring: z.object({ q: z.string() }) } }, () => ({}));
    },
  });
  shopper = await newShopper(shop);
  document = (await shop.app.inject("/api/openapi.json")).json();
});
afterAll(() => shop.close());

test.each([
  [{ text: "x".repeat(301) }, "Please use at most 300 characters."],
  [{ text: "ab" }, "Please use at least 3 characters."],
  [{ text: 300 }, "Please check this."],
  [{ text: null }, "Please fill this in."],
  [{ needed: "" }, "Please fill this in."],
  [{ own: "four" }, "Say it in three letters."],
  [{ number: 21 }, "Please enter at most 20."],
  [{ number: 0 }, "Please enter at least 1."],
  [{ number: 1.5 }, "Please enter a whole number."],
  [{ list: ["a", "b", "c"] }, "Please send at most 2."],
  [{ choice: "medium" }, "Please choose one of those offered."],
  [{ day: "Monday" }, "Please check this."],
])("%j is answered %s", async (body, sentence) => {
  const answer = await ask(shop, "POST", "/api/probe", { body });
  const [field = ""] = Object.keys(body);
  expect(answer).toMatchObject({ status: 422, body: { message: sentence, errors: { [field]: [sentence] } } });
});

test("what a query lacks is answered in plain words, too", async () => {
  const { body } = await ask(shop, "GET", "/api/probe");
  expect(body).toMatchObject({ message: "Please fill this in.", errors: { q: ["Please fill this in."] } });
});

/** A value for a schema, with `textOf` for each text. */
function filled(schema: JsonSchema, textOf: (longest: number) => unknown): unknown {
  const { $ref = "", anyOf, allOf, type, properties = {}, items, minimum = 0 } = schema;
  const inner = document.components?.schemas?.[$ref.replace(/^.*\//, "")] ?? anyOf?.[0] ?? allOf?.[0];
  if (inner) return filled(inner, textOf);
  if (schema.enum) return schema.enum[0];
  switch (type) {
    case "object":
      return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, filled(of, textOf)]));
    case "array":
      return items ? [filled(items, textOf)] : [];
    case "string":
      return textOf(schema.maxLength ?? 0);
    default:
      return type === "boolean" || minimum;
  }
}

/** All that the operations of the document answer to such bodies, by the operation, with its status. */
async function answersTo(textOf: (longest: number) => unknown): Promise<Map<string, string[]>> {
  const answers = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { operationId, requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content?.["application/json"]?.schema;
      if (!schema) continue;
      const url = path.replaceAll("{userId}", shopper.id).replaceAll(/\{\w+\}/g, "ORD7K2M9QX4BD");
      const { status, body } = await ask<z.infer<typeof RefusalBody>>(shop, method.toUpperCase() as Method, url, {
        bearer: shopper.bearer,
        body: filled(schema, textOf),
      });
      answers.set(operationId, [`${status}`, body.message, ...Object.values(body.errors ?? {}).flat()]);
    }
  }
  return answers;
}

test("no operation answers a text that is too long, or none at all, as Zod does", async () => {
  const tooLong = await answersTo((longest) => "x".repeat(longest + 1));
  for (const operationId of ["placeOrder", "register", "sendEnquiry", "changeProfile", "addToCart", "writeReview"])
    expect(tooLong.get(operationId)?.[0], operationId).toBe("422");
  expect(tooLong.get("placeOrder")).toContain("Please use at most 300 characters.");
  const sentences = [...tooLong, ...(await answersTo(() => 7)), ...(await answersTo(() => undefined))];
  expect(sentences.filter(([, [status]]) => status === "422").length).toBeGreaterThan(40);
  expect(sentences.filter(([, said]) => said.some((sentence) => ZODS.test(sentence)))).toEqual([]);
});
