import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RazorpayFault, type RazorpayServer, startRazorpayServer } from "../../testing/razorpay-server.ts";
import { ProviderUnavailable } from "../provider.ts";
import { createRazorpayClient, type RazorpayClient, RazorpayError } from "./razorpay-client.ts";

let razorpay: RazorpayServer;
let client: RazorpayClient;
beforeAll(async () => {
  razorpay = await startRazorpayServer();
});
beforeEach(() => {
  razorpay.fault = () => null;
  razorpay.calls.length = 0;
  client = createRazorpayClient(account());
});
afterAll(() => razorpay.close());

function account(change = {}) {
  const { RAZORPAY_BASE_URL = "", RAZORPAY_KEY_ID = "", RAZORPAY_KEY_SECRET = "" } = razorpay.env;
  return { baseUrl: RAZORPAY_BASE_URL, keyId: RAZORPAY_KEY_ID, keySecret: RAZORPAY_KEY_SECRET, ...change };
}

let orders = 0;
const order = () => ({ amount: 420_000, currency: "INR", receipt: `ORD${(orders += 1)}` });

async function failure(work: Promise<unknown>): Promise<RazorpayError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(RazorpayError);
  // Callers only rely on this class.
  expect(error).toBeInstanceOf(ProviderUnavailable);
  return error as RazorpayError;
}

// spec: Razorpay order on the server
test("opens an order in paise with our number as receipt and automatic capture, and finds it by that number", async () => {
  const asked = order();
  const opened = await client.createOrder(asked);
  expect(opened).toEqual({ id: expect.stringMatching(/^order_/), ...asked });
  expect(razorpay.calls[0]).toMatchObject({ name: "POST orders", body: { ...asked, payment_capture: true } });
  expect(await client.ordersOf(asked.receipt)).toEqual([opened]);
});

test("asks for a refund with an idempotency key in a header", async () => {
  const { id } = await client.createOrder(order());
  const payment = razorpay.books.pay(id);
  const refund = await client.refund(payment.id, payment.amount, `refund-${payment.id}`);
  expect(razorpay.calls.at(-1)).toMatchObject({
    name: "POST payments/:id/refund",
    body: { amount: payment.amount, speed: "normal" },
    headers: { "x-refund-idempotency": `refund-${payment.id}` },
  });
  expect(await client.refundsOf(payment.id)).toEqual([refund]);
});

test("an id cannot change which call is made", async () => {
  expect(await client.paymentsOf("../payments/pay_1?x=")).toEqual([]);
  expect(razorpay.calls[0]?.name).toBe("GET orders/:id/payments");
});

test("a wrong key is reported, without the key itself", async () => {
  const stranger = createRazorpayClient(account({ keySecret: "somebody else's secret" }));
  const { message, status } = await failure(stranger.createOrder(order()));
  expect(status).toBe(401);
  expect(message).toBe(
    "Razorpay does not know the key (opening an order, 401: Authentication failed). Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.",
  );
});

test("a refusal carries Razorpay's own message", async () => {
  const { message, status } = await failure(client.createOrder({ ...order(), amount: 99 }));
  expect(status).toBe(400);
  expect(message).toBe("Razorpay refuses (opening an order, 400: Order amount less than minimum amount allowed).");
});

const LONG = `{"items":[${"0,".repeat(600_000)}0]}`;
test.each<[string, RazorpayFault, RegExp]>([
  ["an error page", { status: 502, body: "<html>Bad Gateway</html>" }, /^Razorpay is out of order .+, 502\)\.$/],
  [
    "an error with a description",
    { status: 500, body: '{"error":{"description":"We are sorry"}}' },
    /500: We are sorry/,
  ],
  ["too many calls", { status: 429, body: "" }, /^Razorpay refuses \(reading an order's payments, 429\)\.$/],
  ["a redirect", { status: 302, body: "" }, /^Razorpay gave no answer that can be used at http/],
  ["an answer that is not JSON", { status: 200, body: "<html>" }, /^Razorpay's answer cannot be read/],
  ["an answer of another shape", { status: 200, body: '{"items":[{"id":7}]}' }, /^Razorpay's answer cannot be read/],
  ["an empty answer", { status: 200, body: "" }, /^Razorpay's answer cannot be read/],
  ["a far too long answer", { status: 200, body: LONG }, /^Razorpay gave no answer that can be used at http/],
  ["a connection that is cut", "cut", /^Razorpay gave no answer that can be used at http/],
])("%s throws one error with its reason", async (_title, fault, message) => {
  razorpay.fault = () => fault;
  expect((await failure(client.paymentsOf("order_1"))).message).toMatch(message);
});

test("a call times out when nothing answers", async () => {
  razorpay.fault = () => "silent";
  const impatient = createRazorpayClient(account(), 50);
  const { message, status } = await failure(impatient.paymentsOf("order_1"));
  expect([status, message]).toEqual([null, "Razorpay did not answer within 50 ms (reading an order's payments)."]);
});

test("an unreachable host is reported", async () => {
  const nobody = createRazorpayClient(account({ baseUrl: "http://127.0.0.1:9" }));
  expect((await failure(nobody.paymentsOf("order_1"))).message).toMatch(
    /^Razorpay gave no answer that can be used at http:/,
  );
});
