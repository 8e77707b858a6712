import type { LightMyRequestResponse } from "fastify";
import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { CartInbox, ChosenOption } from "@selvedge/commerce/wire/cart";
import type { PendingOrder, PlacedOrder } from "@selvedge/commerce/wire/checkout";
import type { Product } from "@selvedge/commerce/wire/catalogue";
import { cartTotals } from "@selvedge/commerce/cart";
import { CUSTOM_SIZE } from "@selvedge/commerce/measurements";
import { rupeesFromPaise } from "@selvedge/commerce/money";
import type { CouponRule } from "@selvedge/commerce/coupon";
import { randomId } from "../random-id.ts";
import type { TestApp } from "./test-app.ts";

/** An answer with its parsed JSON. */
export interface Answer<Body = unknown> {
  status: number;
  headers: LightMyRequestResponse["headers"];
  body: Body;
}

/** A test shopper's address. */
export const HOME = {
  customer_name: "Asha Verma",
  email: "asha.verma@example.com",
  phone: "98765 43210",
  address: "14 Chhawni Road",
  city: "Indore",
  state: "Madhya Pradesh",
  zip_code: "452 001",
  country: "India",
};

export const PASSWORD = "seven yards of khadi";

interface Question {
  /** Null: a guest. */
  bearer?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A shop to send requests to: an application in this process, or a client of another one. */
export type Client = TestApp | { send(method: Method, url: string, question: Question): Promise<Answer> };

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends a request to a shop. */
export async function ask<Body = unknown>(
  client: Client,
  method: Method,
  url: string,
  question: Question = {},
): Promise<Answer<Body>> {
  if ("send" in client) return (await client.send(method, url, question)) as Answer<Body>;
  const { bearer = null, body, headers = {} } = question;
  const answer = await client.app.inject({
    method,
    url,
    headers: { ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Body>() };
}

/** A signed-in test user with a cart, who sends the requests that the store sends. */
export interface Shopper {
  id: string;
  email: string;
  bearer: string;
  cartToken: string;
  ask<Body = unknown>(
    method: "GET" | "POST",
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  /** Adds pieces of a product to the cart, creating it if needed. The size "Custom" includes measurements. */
  add(slug: string, size: string, quantity?: number): Promise<void>;
  /** The body that orders the cart's contents, with the figures that the shopper has seen. */
  pendingOrder(coupon?: (CouponRule & { code: string }) | null): Promise<PendingOrder>;
  /** Sends an order; `key` is its `Idempotency-Key`. */
  order(body: PendingOrder, key?: string): Promise<Answer<PlacedOrder>>;
}

/** Registers and signs in. */
export async function newShopper(shop: Client, email = `${randomId().toLowerCase()}@example.com`): Promise<Shopper> {
  await ask(shop, "POST", "/api/register", {
    body: { name: "Asha Verma", email, password: PASSWORD, password_confirmation: PASSWORD, agree: true },
  });
  return signIn(shop, email);
}

/** A new shopper with this piece in the cart. */
export async function shopperWith(shop: Client, slug: string, size: string, quantity = 1): Promise<Shopper> {
  const shopper = await newShopper(shop);
  await shopper.add(slug, size, quantity);
  return shopper;
}

/** Signs in to an existing account. */
export async function signIn(shop: Client, email: string): Promise<Shopper> {
  const login = await ask<LoginAnswer>(shop, "POST", "/api/login", { body: { email, password: PASSWORD } });
  if (login.status !== 200) throw new Error(`Could not sign ${email} in: ${JSON.stringify(login.body)}`);
  return shopperOf(shop, login.body);
}

function shopperOf(shop: Client, { access_token: bearer, user }: LoginAnswer): Shopper {
  const shopper: Shopper = {
    id: user.id,
    email: user.email,
    bearer,
    cartToken: "",

    ask: (method, url, body, headers = {}) => ask(shop, method, url, { bearer, body, headers }),

    async add(slug, size, quantity = 1) {
      const { body } = await ask<{ product: Product }>(shop, "GET", `/api/products/${slug}`);
      const added = await ask<{ cartToken: string }>(shop, "POST", "/api/cart/items", {
        body: {
          product_id: body.product.id,
          quantity,
          cart_token: shopper.cartToken || null,
          variants: chooseOptions(body.product, size),
        },
      });
      if (added.status !== 200) throw new Error(`Could not add ${slug}: ${JSON.stringify(added.body)}`);
      shopper.cartToken = added.body.cartToken;
    },

    async pendingOrder(coupon = null) {
      const { body } = await ask<CartInbox>(shop, "GET", `/api/cart/inbox?cart_token=${shopper.cartToken}`);
      const totals = cartTotals(body.carts, coupon);
      return {
        ...HOME,
        subtotal: rupeesFromPaise(totals.subtotalPaise),
        shipping: rupeesFromPaise(totals.shippingPaise),
        total: rupeesFromPaise(totals.totalPaise),
        items: body.carts.map(({ qty, product }) => ({
          product_id: product.id,
          quantity: qty,
          price: product.sale_price,
        })),
        cart_token: shopper.cartToken,
        coupon_code: coupon?.code ?? null,
        payment_method: "card",
      };
    },

    order: (body, key) =>
      shopper.ask("POST", `/api/users/checkout/${user.id}`, body, key === undefined ? {} : { "idempotency-key": key }),
  };
  return shopper;
}

/** The measurements sent with the size "Custom". */
const MEASUREMENTS = { bust: 36, waist: 30, hip: 40 };

function chooseOptions({ attributes }: Product, size: string): ChosenOption[] {
  return attributes.map(({ type, options }) => {
    if (type !== "size") return { type, value: options[0]?.value ?? "" };
    return size === CUSTOM_SIZE ? { type, value: size, measurements: MEASUREMENTS } : { type, value: size };
  });
}
