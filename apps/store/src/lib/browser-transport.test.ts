import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { createApi } from "./api.ts";
import { browserTransport } from "./browser-transport.ts";
import { ApiError } from "./http.ts";
import { writeStored } from "./storage.ts";
import { customerApi } from "./customer-api.ts";

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function apiWith(respond: (path: string, init: RequestInit) => Response) {
  const fetch = vi.fn(async (path: RequestInfo | URL, init?: RequestInit) => respond(String(path), init ?? {}));
  const onSessionEnd = vi.fn();
  const api = createApi(browserTransport({ fetch, onSessionEnd }));
  const lastCall = () => {
    const [path, init] = fetch.mock.calls.at(-1) ?? [];
    return { path: String(path), init: init ?? {}, headers: new Headers(init?.headers) };
  };
  return { api, fetch, onSessionEnd, lastCall };
}

const pendingOrder = {
  customer_name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  address: "4 Palasia",
  city: "Indore",
  state: "Madhya Pradesh",
  zip_code: "452001",
  country: "India",
  subtotal: 4200,
  shipping: 0,
  total: 4200,
  items: [{ product_id: 3, quantity: 1, price: 4200 }],
  cart_token: "cart_x",
  coupon_code: null,
  payment_method: "card",
};
const proof = { razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", razorpay_signature: "s" };
const notice = { orderData: { orderId: "ORD123456" } };
type Api = ReturnType<typeof createApi>;

/**
 * Every API call of specification section 7 that the store makes: method, path, and whether it sends the bearer token.
 */
const CALLS: [method: string, path: string, bearer: boolean, call: (api: Api) => Promise<unknown>][] = [
  ["GET", "/api/home", true, (api) => api.catalogue.home()],
  ["GET", "/api/home/categories", true, (api) => api.catalogue.categories()],
  ["GET", "/api/products?page=2", true, (api) => api.catalogue.listing("?page=2")],
  ["GET", "/api/categories/workwear/products", true, (api) => api.catalogue.category("workwear", "")],
  ["GET", "/api/products/noor-khadi-kurta", true, (api) => api.catalogue.product("noor-khadi-kurta")],
  ["POST", "/api/cart/items", false, (api) => api.cart.add({ product_id: 3, quantity: 1, variants: [] })],
  ["GET", "/api/cart/inbox?cart_token=cart_x", false, (api) => api.cart.inbox("cart_x")],
  ["GET", "/api/cart/count?cart_token=cart_x", false, (api) => api.cart.count("cart_x")],
  ["PUT", "/api/cart/row/3/2", false, (api) => api.cart.update("row", 3, 2)],
  ["DELETE", "/api/cart/row", false, (api) => api.cart.remove("row", "cart_x")],
  ["GET", "/api/coupon/WELCOME10", false, (api) => api.cart.coupon("WELCOME10")],
  ["POST", "/api/login", true, (api) => api.auth.login({ email: "a@b.in", password: "p" })],
  [
    "POST",
    "/api/register",
    true,
    (api) => api.auth.register({ name: "A", email: "a@b.in", password: "p", password_confirmation: "p" }),
  ],
  ["POST", "/api/logout", true, (api) => api.auth.logout()],
  ["GET", "/api/user", true, (api) => api.auth.user()],
  ["GET", "/api/users/checkout/u1", true, (api) => customerApi(api).checkout.options("u1")],
  ["POST", "/api/users/checkout/u1", true, (api) => customerApi(api).checkout.place("u1", pendingOrder, "key")],
  ["POST", "/api/orders/ORD123456/payment", true, (api) => customerApi(api).checkout.confirm("ORD123456", proof)],
  [
    "GET",
    "/api/postal-codes?country=India&q=452",
    true,
    (api) => customerApi(api).checkout.postalCodes("India", "452"),
  ],
  ["GET", "/api/orders/ORD123456", true, (api) => customerApi(api).orders.one("ORD123456")],
  ["GET", "/api/users/orders/u1", true, (api) => customerApi(api).orders.ofUser("u1")],
  ["GET", "/api/users/orders/ORD123456/items", true, (api) => customerApi(api).orders.items("ORD123456")],
  ["POST", "/api/orders/send-notification", true, (api) => customerApi(api).orders.notifyShop(notice)],
  ["POST", "/api/orders/send-customer-email", true, (api) => customerApi(api).orders.notifyCustomer(notice)],
];

// spec: Bearer on every call but the cart’s
describe("an API call", () => {
  beforeEach(() => localStorage.clear());

  it.each(CALLS)("%s %s sends JSON, the XHR header and credentials; bearer: %s", async (method, path, bearer, call) => {
    writeStored("token", "secret");
    const { api, lastCall } = apiWith(() => answer(200, {}));
    await call(api);
    const { path: asked, init, headers } = lastCall();
    expect([init.method, asked]).toEqual([method, path]);
    expect(init.credentials).toBe("include");
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("X-Requested-With")).toBe("XMLHttpRequest");
    expect(headers.get("Authorization")).toBe(bearer ? "Bearer secret" : null);
  });

  it("sends no bearer token when nobody is signed in", async () => {
    const { api, lastCall } = apiWith(() => answer(200, {}));
    await api.catalogue.home();
    expect(lastCall().headers.has("Authorization")).toBe(false);
  });

  it("creates an order with the given idempotency key", async () => {
    const { api, lastCall } = apiWith(() => answer(201, {}));
    await customerApi(api).checkout.place("u1", pendingOrder, "key-1");
    expect(lastCall().headers.get("Idempotency-Key")).toBe("key-1");
    expect(JSON.parse(String(lastCall().init.body))).toEqual(pendingOrder);
  });

  it("rejects with the server's message, fields and status", async () => {
    const { api } = apiWith(() => answer(422, { status: "error", message: "No", errors: { email: ["No"] } }));
    const failure = await api.auth.login({ email: "x", password: "y" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, message: "No", fields: { email: ["No"] } });
  });

  // spec: An answer with the status error
  test("rejects a 200 whose body says error", async () => {
    const { api } = apiWith(() => answer(200, { status: "error", message: "Only 3 pieces are left." }));
    await expect(api.cart.count("cart_x")).rejects.toThrow("Only 3 pieces are left.");
  });

  it("rejects with status 0 when the server cannot be reached", async () => {
    const fetch = () => Promise.reject(new TypeError("network"));
    const api = createApi(browserTransport({ fetch, onSessionEnd: () => undefined }));
    await expect(api.catalogue.home()).rejects.toMatchObject({ status: 0, message: "" });
  });

  it("reports that the browser is offline and suggests trying again", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const fetch = () => Promise.reject(new TypeError("network"));
    const api = createApi(browserTransport({ fetch, onSessionEnd: () => undefined }));
    await expect(api.catalogue.home()).rejects.toMatchObject({
      status: 0,
      message: "There was no connection. Please try again once you are online.",
    });
    vi.restoreAllMocks();
  });
});

// spec: 401
// spec: 401 ends the session
describe("a 401", () => {
  beforeEach(() => {
    localStorage.clear();
    writeStored("token", "dead");
  });
  const refuse = () => answer(401, { status: "error", message: "Unauthenticated" });

  it("ends the session once for any number of parallel calls", async () => {
    const { api, onSessionEnd } = apiWith(refuse);
    await Promise.allSettled([
      api.auth.user(),
      customerApi(api).orders.ofUser("u1"),
      customerApi(api).orders.one("ORD123456"),
    ]);
    expect(onSessionEnd).toHaveBeenCalledOnce();
    expect(onSessionEnd).toHaveBeenCalledWith("dead");
  });

  it.each([
    ["login", (api: Api) => api.auth.login({ email: "a@b.in", password: "p" })],
    ["logout", (api: Api) => api.auth.logout()],
    ["the cart", (api: Api) => api.cart.inbox("cart_x")],
    ["a coupon", (api: Api) => api.cart.coupon("WELCOME10")],
  ])("to %s does not end the session", async (_name, call) => {
    const { api, onSessionEnd } = apiWith(refuse);
    await call(api).catch(() => undefined);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it("to a guest ends no session", async () => {
    localStorage.clear();
    const { api, onSessionEnd } = apiWith(refuse);
    await api.auth.user().catch(() => undefined);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

describe("a request that the browser aborts because the document is left", () => {
  const BROKEN = new TypeError("Failed to fetch");
  it.each([
    ["before an answer", () => Promise.reject(BROKEN)],
    ["within one", async () => Object.assign(answer(200, {}), { text: () => Promise.reject(BROKEN) })],
  ])("%s does not reject unless the document is shown again", async (_when, fetch) => {
    const api = createApi(browserTransport({ fetch, onSessionEnd: vi.fn() }));
    window.dispatchEvent(new Event("pagehide"));
    const told = vi.fn();
    const call = api.auth.user().catch(told);
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pageshow"));
    await call;
    expect(told).toHaveBeenCalledWith(new ApiError(0, "", {}, BROKEN));
    await expect(api.auth.user()).rejects.toThrow(ApiError);
  });
});
