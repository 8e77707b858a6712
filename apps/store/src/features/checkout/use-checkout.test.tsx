import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { cartLine } from "../../fixtures/cart-line.ts";
import { refusal } from "../../fixtures/refusal.ts";
import { takeFlash } from "../../lib/flash.ts";
import { useCheckout } from "./use-checkout.ts";
import { useShippingForm } from "./use-shipping-form.ts";

const asha = {
  id: "user-1",
  name: "Asha Verma",
  email: "asha@example.com",
  phone: "+919876543210",
  address: "14 Chhawni Road, Indore, Madhya Pradesh 452001",
};
const payment = { provider: "sandbox", key_id: "k", provider_order_id: "order_1", amount: 420_000, currency: "INR" };
const proof = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "s" };

const calls: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
/** The server's answers to the next orders; the last one repeats. */
let orderAnswers: (() => Response | Promise<Response>)[] = [];
let confirmation: () => Response | Promise<Response>;

const placed = (rest = {}) =>
  Response.json({ status: "success", order: { id: "ORD7K2M9QX4BD" }, payment, ...rest }, { status: 201 });
const ordersSent = () => calls.filter(({ path }) => path === "/api/users/checkout/user-1");

beforeEach(() => {
  calls.length = 0;
  orderAnswers = [placed];
  confirmation = () => Response.json({ status: "success" });
  localStorage.setItem("cartToken", "cart_1");
  localStorage.setItem("token", "bearer");
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const sent = JSON.parse(typeof body === "string" ? body : "{}") as Record<string, unknown>;
    calls.push({ path, body: sent, key: new Headers(headers).get("Idempotency-Key") });
    if (path.startsWith("/api/users/checkout/")) {
      const answer = orderAnswers.length > 1 ? orderAnswers.shift() : orderAnswers[0];
      return answer?.();
    }
    if (path.endsWith("/payment")) return confirmation();
    return Response.json({ status: "success" });
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function openCheckout({
  address = asha.address,
  paymentMethod = "card",
}: { address?: string; paymentMethod?: string | null } = {}) {
  const go = vi.fn();
  const onStale = vi.fn();
  const user = { ...asha, address };
  const { result } = renderHook(() => {
    const shipping = useShippingForm(user);
    const checkout = useCheckout({
      user,
      shipping,
      lines: [cartLine(1)],
      coupon: null,
      paymentMethod,
      onStale,
      go,
    });
    return { shipping, ...checkout };
  });
  return { result, go, onStale };
}

// spec: pendingOrder
// spec: currentOrderId
describe("pressing Pay", () => {
  it("validates the form before anything is sent", async () => {
    const { result } = openCheckout({ address: "" });
    await act(() => result.current.pay());
    expect(calls).toEqual([]);
    expect(result.current.busy).toBe(false);
    expect(result.current.shipping.errors).toMatchObject({
      postalCode: "Enter your PIN code",
      city: "Enter your city",
      state: "Choose a state",
      address: "Enter your address",
    });
  });

  it("sends nothing until a payment method is chosen", async () => {
    const { result } = openCheckout({ paymentMethod: null });
    await act(() => result.current.pay());
    expect(calls).toEqual([]);
    expect(result.current.message).toBe("Please choose how to pay.");
  });

  // spec: Paying
  test("sends the order as displayed, and opens the bank's window", async () => {
    const { result } = openCheckout();
    await act(() => result.current.pay());
    expect(ordersSent()[0]?.body).toMatchObject({
      customer_name: "Asha Verma",
      address: "14 Chhawni Road",
      city: "Indore",
      state: "Madhya Pradesh",
      zip_code: "452001",
      total: 4200,
      cart_token: "cart_1",
      payment_method: "card",
    });
    expect(result.current.placed?.payment).toEqual(payment);
    expect(result.current.busy).toBe(true);
    expect(localStorage.getItem("currentOrderId")).toBe("ORD7K2M9QX4BD");
  });

  it("places one order however often it is pressed", async () => {
    const { result } = openCheckout();
    await act(() => Promise.all([result.current.pay(), result.current.pay()]));
    expect(ordersSent()).toHaveLength(1);
  });

  // spec: Something went wrong. Please try again.
  test("retries with the same idempotency key after a lost answer", async () => {
    orderAnswers = [() => Promise.reject(new TypeError("the line is gone")), placed];
    const { result } = openCheckout();
    await act(() => result.current.pay());
    expect(result.current.message).toBe("Something went wrong. Please try again.");
    expect(result.current.busy).toBe(false);
    await act(() => result.current.pay());
    const [first, second] = ordersSent();
    expect(first?.key).toMatch(/^[0-9a-f]{64}$/);
    expect(second?.key).toBe(first?.key);
    expect(result.current.message).toBeNull();
  });

  // spec: Prices have changed. Please review your cart.
  test.each([
    [409, "Prices have changed. Please review your cart."],
    [422, "Your cart is empty"],
  ])("uses a new key and reads the cart again after %i, %s", async (status, text) => {
    orderAnswers = [() => refusal(status, text), placed];
    const { result, onStale } = openCheckout();
    await act(() => result.current.pay());
    expect([result.current.message, onStale.mock.calls]).toEqual([text, [[]]]);
    await act(() => result.current.pay());
    const [first, second] = ordersSent();
    expect(second?.key).not.toBe(first?.key);
  });

  it("shows the server's errors at their fields", async () => {
    const text = "Please enter a valid phone number";
    orderAnswers = [() => refusal(422, text, { phone: [text], nothing_of_ours: ["?"] })];
    const { result } = openCheckout();
    await act(() => result.current.pay());
    expect(result.current.shipping.errors).toEqual({ phone: text });
    expect(result.current.busy).toBe(false);
  });

  it("continues at once if nothing is due now", async () => {
    orderAnswers = [() => placed({ payment: null })];
    const { result, go } = openCheckout();
    await act(() => result.current.pay());
    expect(go).toHaveBeenCalledExactlyOnceWith("/payment-success?order=ORD7K2M9QX4BD");
    expect(result.current.done).toBe("/payment-success?order=ORD7K2M9QX4BD");
    expect(localStorage.getItem("pendingOrder")).toBeNull();
  });
});

test("if the bank's window fails to open, the form is usable again and the next press pays the same order", async () => {
  const { result, go } = openCheckout();
  await act(() => result.current.pay());
  act(() => result.current.allowRetry("The payment window could not be loaded."));
  expect(result.current.message).toBe("The payment window could not be loaded.");
  act(() => result.current.allowRetry());
  expect(result.current).toMatchObject({ busy: false, done: null, placed: null, message: null });
  expect([go.mock.calls, takeFlash()]).toEqual([[], null]);
  await act(() => result.current.pay());
  const [first, second] = ordersSent();
  expect(second?.key).toBe(first?.key);
  expect(result.current.placed?.payment).toEqual(payment);
});

// spec: paymentResponse
describe("when the bank's window has ended", () => {
  async function atTheBank() {
    const checkout = openCheckout();
    act(() => checkout.result.current.shipping.change({ address: "7 Sarafa Bazaar" }));
    await act(() => checkout.result.current.pay());
    return checkout;
  }

  it("shows the order as done before the server has confirmed the payment, and keeps it", async () => {
    const held = Promise.withResolvers<Response>();
    confirmation = () => held.promise;
    const { result, go } = await atTheBank();
    let finished = Promise.resolve();
    act(() => void (finished = result.current.finish({ kind: "paid", proof })));
    expect(result.current.done).toBe("/payment-success?order=ORD7K2M9QX4BD");
    expect(go).not.toHaveBeenCalled();
    held.resolve(Response.json({ status: "success" }));
    await act(() => finished);
    expect(go).toHaveBeenCalledExactlyOnceWith("/payment-success?order=ORD7K2M9QX4BD");
    expect(result.current.done).toBe("/payment-success?order=ORD7K2M9QX4BD");
  });

  // spec: A payment that succeeded
  test("sends the payment proof, then requests both mails", async () => {
    const { result } = await atTheBank();
    calls.length = 0;
    await act(() => result.current.finish({ kind: "paid", proof }));
    const [confirmed, ...mails] = calls;
    expect(confirmed).toMatchObject({ path: "/api/orders/ORD7K2M9QX4BD/payment", body: proof });
    expect(mails.map(({ path }) => path)).toEqual(["/api/orders/send-notification", "/api/orders/send-customer-email"]);
    for (const { body } of mails) {
      expect(body).toEqual({
        orderData: {
          orderId: "ORD7K2M9QX4BD",
          paymentId: "pay_1",
          paymentOrderId: "order_1",
          paymentSignature: "s",
        },
      });
    }
  });

  // spec: A payment that succeeded
  test("stores only ids of a paid order", async () => {
    const { result } = await atTheBank();
    await act(() => result.current.finish({ kind: "paid", proof }));
    expect(JSON.parse(localStorage.getItem("paymentResponse") ?? "")).toEqual({
      payment_id: "pay_1",
      order_id: "ORD7K2M9QX4BD",
    });
    expect(sessionStorage).toHaveLength(0);
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Sarafa|Asha|example\.com/);
  });

  it("continues even if the shop cannot be reached, because the bank notifies it", async () => {
    confirmation = () => refusal(503, "The shop is busy.");
    vi.spyOn(console, "warn").mockImplementationOnce(() => undefined);
    const { result, go } = await atTheBank();
    await act(() => result.current.finish({ kind: "paid", proof }));
    expect(go).toHaveBeenCalledExactlyOnceWith("/payment-success?order=ORD7K2M9QX4BD");
  });

  // spec: A payment window that was closed
  test.each([
    { kind: "dismissed", path: "/payment-cancelled?order=ORD7K2M9QX4BD" },
    { kind: "declined", path: "/payment-cancelled?order=ORD7K2M9QX4BD&reason=declined" },
  ] as const)("leaves the page after $kind without a toast, with the form usable on return", async ({ kind, path }) => {
    const { result, go } = await atTheBank();
    await act(() => result.current.finish({ kind }));
    expect(go).toHaveBeenCalledExactlyOnceWith(path);
    expect(takeFlash()).toBeNull();
    expect(result.current).toMatchObject({ busy: false, done: null, placed: null });
  });

  it("pays the same order after a dismissal, and places a new one after a decline", async () => {
    const { result } = await atTheBank();
    for (const kind of ["dismissed", "declined"] as const) {
      await act(() => result.current.finish({ kind }));
      await act(() => result.current.pay());
    }
    const [first, second, third] = ordersSent().map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("the entered values", () => {
  const retyped = { postalCode: "452009", city: "Indore", state: "Madhya Pradesh", address: "7 Sarafa Bazaar" };

  it.each(["dismissed", "declined"] as const)("are restored after %s", async (kind) => {
    const { result } = openCheckout({ address: "" });
    act(() => result.current.shipping.change(retyped));
    await act(() => result.current.pay());
    await act(() => result.current.finish({ kind }));
    cleanup();
    expect(openCheckout({ address: "" }).result.current.shipping.form).toMatchObject(retyped);
  });

  it("are restored after a reload before anything was sent, and take precedence over the account's data", () => {
    const { result } = openCheckout();
    act(() => result.current.shipping.change({ ...retyped, firstName: "Aasha" }));
    cleanup();
    expect(openCheckout().result.current.shipping.form).toMatchObject({ ...retyped, firstName: "Aasha" });
  });

  it("are deleted once the order is paid", async () => {
    const { result } = openCheckout({ address: "" });
    act(() => result.current.shipping.change(retyped));
    await act(() => result.current.pay());
    await act(() => result.current.finish({ kind: "paid", proof }));
    cleanup();
    expect(openCheckout({ address: "" }).result.current.shipping.form).toMatchObject({ postalCode: "", address: "" });
  });
});
