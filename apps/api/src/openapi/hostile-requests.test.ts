import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inputFor, textFor } from "../testing/arbitrary-input.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { rounds } from "../testing/rounds.ts";
import { newShopper, PASSWORD } from "../testing/shopper.ts";
import { STAFF_PASSWORD, staffBearer } from "../testing/staff.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { ApiDocument, ApiOperation } from "./shape.ts";

/** Requests to each operation. */
const REQUESTS = rounds(60, 4);
const SECRET = "a-secret-of-the-settings";
/** May be answered to any request, without being documented for each operation. */
const ALWAYS = [400, 404, 405, 413, 414, 415, 429];
/** What an answer must not tell: stacks, paths, statements of the database and its messages. */
const INTERNALS =
  /\n\s+at |node_modules|file:\/\/|\b(?:select|insert|update|delete) .+ (?:from|into|set) |syntax error|violates|Cannot read/i;

interface Operation extends ApiOperation {
  path: string;
  method: string;
}

let shop: TestApp;
let document: ApiDocument;
let operations: Operation[];
let known: string[];
const logged: string[] = [];
beforeAll(async () => {
  shop = await demoShop({
    env: { SMTP_URL: `smtp://shop:${SECRET}@127.0.0.1:2525`, LOG_LEVEL: "info" },
    logDestination: { write: (line) => void logged.push(line) },
  });
  document = (await shop.app.inject("/api/openapi.json")).json<ApiDocument>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const visitor = await newShopper(shop);
  await visitor.add("chand-khadi-top", "M");
  const { body } = await visitor.order(await visitor.pendingOrder());
  await visitor.add("chand-khadi-top", "S");
  known = [
    visitor.id,
    visitor.cartToken,
    body.order.id,
    visitor.email,
    "chand-khadi-top",
    "1",
    "M",
    "WELCOME10",
    "2026-11-29",
  ];
});
afterAll(() => shop.close());

/** A random request to an operation: its path, query and body, each mostly valid. */
function requestTo(operation: Operation) {
  const { parameters = [], requestBody } = operation;
  const names = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const texts = (place: string) => Object.fromEntries(names(place).map((name) => [name, textFor(known)]));
  const [content] = Object.values(requestBody?.content ?? {});
  return fc.record({
    url: fc
      .tuple(fc.record(texts("path")), fc.record(texts("query"), { requiredKeys: [] }))
      .map(([inPath, inQuery]) => urlOf(operation, inPath, inQuery)),
    body: content?.schema
      ? inputFor(content.schema, document.components?.schemas ?? {}, known)
      : fc.constant(undefined),
  });
}

function urlOf(
  { path, method }: Operation,
  inPath: Record<string, string>,
  inQuery: Record<string, string | undefined>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encode(inPath[name] ?? ""));
  const query = Object.entries(inQuery).map(([name, text]) => `${name}=${encode(text ?? "")}`);
  // An owner's change is only tried, so that the shop stays as it is.
  if (method === "POST" && path.startsWith("/api/owner/")) query.push("dry_run=1");
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}
const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || "%20";

/** Requests of the random kind end sessions, change passwords and erase accounts. */
const RENEWED = {
  staff: async () => staffBearer(shop, "owner"),
  shopper: async () => (await newShopper(shop)).bearer,
};
const bearers = { staff: "", shopper: "" };
const issued: string[] = [];

async function send({ method, path }: Operation, url: string, body: unknown) {
  const caller = path.startsWith("/api/owner/") ? "staff" : "shopper";
  const once = () =>
    shop.app.inject({
      method: method as "GET",
      url,
      headers: {
        authorization: `Bearer ${bearers[caller]}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  const answer = await once();
  if (answer.statusCode !== 401) return answer;
  bearers[caller] = await RENEWED[caller]();
  issued.push(bearers[caller]);
  return once();
}

// spec: T1 hostile requests
// spec: T17 secrets
test("no request makes an operation fail, tell internals, or answer what it does not document", async () => {
  const wrong: unknown[] = [];
  let answered = 0;
  for (const operation of operations) {
    const documented = new Set([...Object.keys(operation.responses).map(Number), ...ALWAYS]);
    for (const { url, body } of fc.sample(requestTo(operation), { numRuns: REQUESTS, seed: 20_261_129 })) {
      const answer = await send(operation, url, body);
      answered += 1;
      if (answer.body.includes(SECRET)) wrong.push({ operation: operation.operationId, says: "a secret" });
      const { statusCode } = answer;
      const isJson = String(answer.headers["content-type"]).includes("json");
      if (
        statusCode >= 500 ||
        !documented.has(statusCode) ||
        (isJson && statusCode >= 400 && INTERNALS.test(answer.body))
      )
        wrong.push({
          operation: operation.operationId,
          url: url.slice(0, 200),
          body,
          statusCode,
          says: answer.body.slice(0, 300),
        });
    }
  }
  expect(logged.length).toBeGreaterThan(answered);
  const secret = [SECRET, PASSWORD, STAFF_PASSWORD, ...issued, ...known.slice(1, 2)];
  expect(logged.filter((line) => secret.some((text) => line.includes(text)))).toEqual([]);
  console.log(`${answered} requests to ${operations.length} operations`);
  expect(wrong.slice(0, 20)).toEqual([]);
}, 600_000);
