import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileFor, inputFor, textFor } from "../testing/arbitrary-input.ts";
import { demoShop } from "../testing/demo-shop.ts";
import { phonePhoto } from "../testing/photos.ts";
import { rounds } from "../testing/rounds.ts";
import { newShopper, PASSWORD } from "../testing/shopper.ts";
import { STAFF_PASSWORD, staffBearer } from "../testing/staff.ts";
import type { TestApp } from "../testing/test-app.ts";
import type { ApiDocument, ApiOperation } from "./shape.ts";

/** Requests to each operation. */
const ALL_REQUESTS = 60;
const REQUESTS = rounds(ALL_REQUESTS, 4);
/** The share of all requests; it is about a quarter. */
const LEAST_ACCEPTED = 0.2;
const LEAST_ACCEPTED_BODIES = 0.01;
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
let files: Buffer[];
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
  files = [await phonePhoto({ width: 90, height: 120 }), Buffer.from('{"delivery":{"days":{"min":2,"max":4}}}')];
});
afterAll(() => shop.close());

/** A random request to an operation: its path, query and body, each mostly valid. */
function requestTo(operation: Operation) {
  const { parameters = [], requestBody } = operation;
  const placed = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const texts = (place: string) =>
    Object.fromEntries(placed(place).map(({ name, schema }) => [name, textFor(schema?.enum?.map(String) ?? known)]));
  const required = placed("query").flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  const inQuery = (requiredKeys: string[]) => fc.record(texts("query"), { requiredKeys });
  const [content] = Object.values(requestBody?.content ?? {});
  return fc.record({
    url: fc
      .tuple(
        fc.record(texts("path")),
        fc.oneof({ arbitrary: inQuery(required), weight: 4 }, { arbitrary: inQuery([]), weight: 1 }),
      )
      .map(([path, query]) => urlOf(operation, path, query)),
    body: content?.schema
      ? inputFor(content.schema, document.components?.schemas ?? {}, known)
      : takesFile(operation)
        ? fileFor(files)
        : fc.constant(undefined),
  });
}

/** All input of an owner's change is in its body, or else its body is a file. */
const takesFile = ({ path, method, requestBody }: Operation): boolean =>
  method === "POST" && path.startsWith("/api/owner/") && !requestBody;

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
  const type = Buffer.isBuffer(body) ? "application/octet-stream" : "application/json";
  const once = () =>
    shop.app.inject({
      method: method as "GET",
      url,
      headers: {
        authorization: `Bearer ${bearers[caller]}`,
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { payload: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
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
  const bodies = { accepted: 0, refused: 0 };
  const accepted = new Map<string, number>();
  for (const operation of operations) {
    const documented = new Set([...Object.keys(operation.responses).map(Number), ...ALWAYS]);
    for (const { url, body } of fc.sample(requestTo(operation), { numRuns: REQUESTS, seed: 20_261_129 })) {
      const answer = await send(operation, url, body);
      answered += 1;
      if (answer.body.includes(SECRET)) wrong.push({ operation: operation.operationId, says: "a secret" });
      const { statusCode } = answer;
      if (body !== undefined) bodies[statusCode < 400 ? "accepted" : "refused"] += 1;
      if (statusCode < 400) accepted.set(operation.operationId, (accepted.get(operation.operationId) ?? 0) + 1);
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
  const acceptedInAll = [...accepted.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${answered} requests to ${operations.length} operations, of which ${accepted.size} accepted ${acceptedInAll}`,
  );
  // Whoever refuses everything fails nowhere.
  expect(acceptedInAll / answered).toBeGreaterThan(LEAST_ACCEPTED);
  // Most bodies have something hostile in them.
  const acceptedBodies = bodies.accepted / (bodies.accepted + bodies.refused);
  expect(acceptedBodies).toBeGreaterThan(REQUESTS < ALL_REQUESTS ? 0 : LEAST_ACCEPTED_BODIES);
  const isUploaded = operations.some((operation) => takesFile(operation) && accepted.has(operation.operationId));
  expect(isUploaded || REQUESTS < ALL_REQUESTS).toBe(true);
  expect(wrong.slice(0, 20)).toEqual([]);
}, 600_000);
