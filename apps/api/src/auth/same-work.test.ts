import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { statementsOf } from "../testing/count-statements.ts";
import type { TestApp } from "../testing/test-app.ts";

vi.mock("@node-rs/argon2", { spy: true });

interface Asked {
  method?: "GET" | "POST";
  url: string;
  payload?: object;
}

const EMAIL = "somebody@example.com";
let shop: TestApp;
let staffEmail: string;
beforeAll(async () => {
  // An earlier file may have loaded the modules with their real imports.
  vi.resetModules();
  const { demoShop } = await import("../testing/demo-shop.ts");
  const { newShopper } = await import("../testing/shopper.ts");
  const { newStaff } = await import("../testing/staff.ts");
  shop = await demoShop({ env: { RATE_LIMITS: "strict" } });
  await newShopper(shop, EMAIL);
  staffEmail = (await newStaff(shop, "owner")).email;
  const over = { code: "OVER", discount_paise: 100, ends_at: shop.clock.now() };
  await shop.db.insertInto("coupons").values(over).execute();
});
afterAll(() => shop.close());

const signIn = (email: string): Asked => ({ url: "/api/login", payload: { email, password: "not the password" } });
const signInAtDesk = (email: string): Asked => ({
  url: "/api/owner/session",
  payload: { email, password: "not the password", code: "123456" },
});
const forgot = (email: string): Asked => ({ url: "/api/forgot-password", payload: { email } });
const track = (order_id: string): Asked => ({ url: "/api/track-order", payload: { order_id, email: EMAIL } });
const coupon = (code: string): Asked => ({ method: "GET", url: `/api/coupon/${code}` });

/** What an answer costs: the passwords that are compared, with the parameters of their hashes, and all statements. */
async function workOf({ method = "POST", url, payload }: Asked) {
  vi.mocked(verify).mockClear();
  let status = 0;
  let text = "";
  const statements = await statementsOf(async () => {
    const answer = await shop.app.inject({ method, url, ...(payload ? { payload } : {}) });
    status = answer.statusCode;
    text = JSON.stringify({ ...answer.json<object>(), request_id: "" });
  });
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).replace(/[^$]+\$[^$]+$/, ""));
  return { status, text, statements, costs };
}

// spec: T20 timing
test.each([
  { what: "an account at sign-in", known: () => signIn(EMAIL), unknown: signIn("nobody@example.com"), comparisons: 1 },
  {
    what: "an account at the desk's sign-in",
    known: () => signInAtDesk(staffEmail),
    unknown: signInAtDesk("nobody@example.com"),
    comparisons: 1,
  },
  { what: "an account whose password is lost", known: () => forgot(EMAIL), unknown: forgot("nobody@example.com") },
  { what: "an order that is tracked", known: () => track("ORD123456"), unknown: track("ORD8QK2M4TX7V") },
  { what: "a coupon that is over", known: () => coupon("OVER"), unknown: coupon("NEVER-MADE") },
])("$what gets the same answer for the same work as one that does not exist", async (asked) => {
  const known = await workOf(asked.known());
  const unknown = await workOf(asked.unknown);
  expect(known.costs).toHaveLength(asked.comparisons ?? 0);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(unknown).toEqual(known);
});
