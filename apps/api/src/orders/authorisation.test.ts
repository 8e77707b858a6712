import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoShop } from "../testing/demo-shop.ts";
import { confirm, ordered, press } from "../testing/paying.ts";
import { ask, newShopper, type Shopper } from "../testing/shopper.ts";
import type { TestApp } from "../testing/test-app.ts";

const DAY_MS = 24 * 60 * 60_000;
const GUEST_TEXTS = { account: "Unauthenticated", checkout: "User not authenticated" };
const MALFORMED = [
  "",
  "0",
  "1",
  "ORD",
  "ORD123",
  "ORDAAAAAAAAAAA",
  "ord123456",
  "ORD 123456",
  "ORD123456'--",
  "%00",
  "..%2f",
  "null",
];
const CALLERS = ["guest", "own", "other", "expired", "revoked", "garbage"] as const;
type Caller = (typeof CALLERS)[number];

let shop: TestApp;
let owner: Shopper;
let other: Shopper;
let orderId: string;
let bearers: Record<Caller, string | null>;

beforeAll(async () => {
  shop = await demoShop();
  const expired = await newShopper(shop);
  shop.clock.advance(DAY_MS);
  const revoked = await newShopper(shop);
  await revoked.ask("POST", "/api/logout");
  [owner, other] = [await newShopper(shop), await newShopper(shop)];
  await owner.add("kesar-long-kurta", "M");
  const placed = await ordered(owner);
  orderId = placed.order.id;
  await confirm(owner, orderId, (await press(shop, placed, "success")).body);
  bearers = {
    guest: null,
    own: owner.bearer,
    other: other.bearer,
    expired: expired.bearer,
    revoked: revoked.bearer,
    garbage: "x".repeat(43),
  };
});
afterAll(() => shop.close());

interface Operation {
  name: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The route's path for the id of a user or an order. */
  url: (id: string) => string;
  names: "user" | "order" | "nothing" | "order in body";
  body?: (id: string) => unknown;
  guests: keyof typeof GUEST_TEXTS;
  /** The status that the owner gets. */
  owner: number;
}

const proof = { razorpay_payment_id: "pay_x", razorpay_order_id: "order_x", razorpay_signature: "0".repeat(64) };
const notice = (id: string) => ({ orderData: { orderId: id } });

const OPERATIONS: Operation[] = [
  { name: "user", method: "GET", url: () => "/api/user", names: "nothing", guests: "account", owner: 200 },
  {
    name: "sessions",
    method: "GET",
    url: () => "/api/users/sessions",
    names: "nothing",
    guests: "account",
    owner: 200,
  },
  { name: "export", method: "GET", url: () => "/api/users/export", names: "nothing", guests: "account", owner: 200 },
  {
    name: "erasing",
    method: "DELETE",
    url: () => "/api/users/account",
    names: "nothing",
    body: () => ({}),
    guests: "account",
    owner: 422,
  },
  {
    name: "password",
    method: "PUT",
    url: () => "/api/users/password",
    names: "nothing",
    body: () => ({}),
    guests: "account",
    owner: 422,
  },
  { name: "orders", method: "GET", url: () => "/api/orders", names: "nothing", guests: "account", owner: 200 },
  {
    name: "orders of a user",
    method: "GET",
    url: (id) => `/api/users/orders/${id}`,
    names: "user",
    guests: "account",
    owner: 200,
  },
  {
    name: "profile",
    method: "PUT",
    url: (id) => `/api/users/profiles/${id}`,
    names: "user",
    body: () => ({}),
    guests: "account",
    owner: 422,
  },
  {
    name: "ways to pay",
    method: "GET",
    url: (id) => `/api/users/checkout/${id}`,
    names: "user",
    guests: "checkout",
    owner: 200,
  },
  {
    name: "checkout",
    method: "POST",
    url: (id) => `/api/users/checkout/${id}`,
    names: "user",
    body: () => ({}),
    guests: "checkout",
    owner: 422,
  },
  { name: "order", method: "GET", url: (id) => `/api/orders/${id}`, names: "order", guests: "account", owner: 200 },
  {
    name: "items",
    method: "GET",
    url: (id) => `/api/users/orders/${id}/items`,
    names: "order",
    guests: "account",
    owner: 200,
  },
  {
    name: "payment",
    method: "POST",
    url: (id) => `/api/orders/${id}/payment`,
    names: "order",
    body: () => proof,
    guests: "account",
    owner: 409,
  },
  {
    name: "shop mail",
    method: "POST",
    url: () => "/api/orders/send-notification",
    names: "order in body",
    body: notice,
    guests: "account",
    owner: 200,
  },
  {
    name: "customer mail",
    method: "POST",
    url: () => "/api/orders/send-customer-email",
    names: "order in body",
    body: notice,
    guests: "account",
    owner: 200,
  },
];

function call(operation: Operation, caller: Caller, id: string) {
  const body = operation.body?.(id);
  return ask<{ message?: string; request_id?: string }>(shop, operation.method, operation.url(id), {
    bearer: bearers[caller],
    ...(body === undefined ? {} : { body }),
  });
}

const named = (operation: Operation) => (operation.names === "user" ? owner.id : orderId);

// spec: User not authenticated
// spec: 401, 403 and 404
// spec: 401, 403, 404
describe.each(OPERATIONS)("$name", (operation) => {
  const about = (caller: Caller, id: string) => call(operation, caller, id);

  test.each(["guest", "expired", "revoked", "garbage"] as const)(
    "refuses a caller who is %s, whatever the id",
    async (caller) => {
      for (const id of [named(operation), "unknown", ...MALFORMED]) {
        if (operation.names === "nothing" && id !== named(operation)) continue;
        const { status, body } = await about(caller, id);
        // An empty segment is another route, which does not exist or is itself protected.
        if (id === "" && status === 404) continue;
        expect([id, status]).toEqual([id, 401]);
        if (id !== "") expect(body.message).toBe(GUEST_TEXTS[operation.guests]);
      }
    },
  );

  test("answers the owner", async () => {
    expect((await about("own", named(operation))).status).toBe(operation.owner);
  });

  test("refuses another shopper alike for existing and unknown ids", async () => {
    if (operation.names === "nothing") return;
    const refused = operation.names === "user" ? 403 : 404;
    const foreign = await about("other", named(operation));
    const missing = await about("other", operation.names === "user" ? "AAAAAAAAAAAAAAAAAAAAAA" : "ORDAAAAAAAAAA");
    expect([foreign.status, missing.status]).toEqual([refused, refused]);
    const withoutId = ({ request_id: _id, ...rest }: object & { request_id?: string }) => rest;
    expect(withoutId(foreign.body)).toEqual(withoutId(missing.body));
    if (operation.names !== "user") expect(foreign.body.message).toBe("Order not found");
  });

  test("refuses malformed ids", async () => {
    if (operation.names === "nothing") return;
    for (const id of MALFORMED) {
      const { status } = await about("own", id);
      const expected = operation.names === "user" ? [403, 404] : operation.names === "order" ? [404] : [422];
      // Without an id, the path is that of the list.
      if (id === "" && operation.names !== "order in body") expect([200, 403, 404]).toContain(status);
      else expect([id, expected.includes(status), status]).toEqual([id, true, status]);
    }
  });
});

test("none of these calls changed an order", async () => {
  const orders = await shop.db.selectFrom("orders").select(["id", "status"]).execute();
  expect(orders.filter(({ id }) => id === orderId)).toEqual([{ id: orderId, status: "placed" }]);
  expect(orders).toHaveLength(orders.filter(({ status }) => status !== "payment_pending").length);
});

test("public calls ignore an invalid bearer token", async () => {
  for (const bearer of [bearers.expired, bearers.revoked, bearers.garbage]) {
    for (const url of ["/api/home", "/api/cart/inbox?cart_token=x", "/api/cart/count", "/api/products"]) {
      expect((await ask(shop, "GET", url, { bearer })).status).toBe(200);
    }
    expect((await ask(shop, "GET", "/api/coupon/WELCOME10", { bearer })).status).toBe(200);
    expect((await ask(shop, "POST", "/api/logout", { bearer })).status).toBe(200);
  }
});
