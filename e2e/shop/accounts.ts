import type { AddedToCart, AddToCart } from "@selvedge/commerce/wire/cart";
import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { Page } from "playwright";
import { inject } from "vitest";

export interface Account {
  name: string;
  email: string;
  password: string;
}

let made = 0;

/** Data for a new customer. */
export function stranger(): Account {
  made += 1;
  return {
    name: "Meera Iyer",
    email: `meera-${process.pid}-${Date.now()}-${made}@example.com`,
    password: "teal heron 47 loom",
  };
}

/** Calls the API outside the browser, for preconditions of a journey. Throws on a refusal. */
async function call<Answer>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(inject("shopUrl") + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function register({ name, email, password }: Account): Promise<void> {
  await call("/api/register", { name, email, password, password_confirmation: password, agree: true });
}

/** A new account that is not signed in anywhere. */
export async function registered(): Promise<Account> {
  const account = stranger();
  await register(account);
  return account;
}

/** Signs a customer in. Returns what the store would keep in the browser. */
async function signIn(who: Pick<Account, "email" | "password">): Promise<Record<string, string>> {
  const { access_token, user } = await call<LoginAnswer>("/api/login", who);
  return { token: access_token, user: user.id };
}

/** A new account, signed in in this browser as the store would do it. */
export async function arriveSignedIn(page: Page): Promise<Account> {
  const account = await registered();
  await store(page, await signIn(account));
  return account;
}

/** The stored browser data of a new signed-in customer with these lines in the cart, for pages that are only viewed. */
export async function keptOfStranger(...lines: Omit<AddToCart, "cart_token">[]): Promise<Record<string, string>> {
  return { ...(await signIn(await registered())), cartToken: await cartOf(lines) };
}

/** Signs a customer in on another device with this user agent. */
export async function signInElsewhere(account: Account, userAgent: string) {
  const { access_token } = await call<LoginAnswer>("/api/login", account, { "User-Agent": userAgent });
  return {
    async isSignedIn(): Promise<boolean> {
      const headers = { Authorization: `Bearer ${access_token}` };
      return (await fetch(`${inject("shopUrl")}/api/user`, { headers })).ok;
    },
  };
}

/** The stored browser data of the demo catalogue's customer, who has orders and an address. */
const keptOfAsha = () => signIn({ email: "asha@example.com", password: "indigo-and-madder" });

/** The same with these lines in the cart. */
export async function keptOfAshaWith(...lines: Omit<AddToCart, "cart_token">[]): Promise<Record<string, string>> {
  return { ...(await keptOfAsha()), cartToken: await cartOf(lines) };
}

/** Signs the demo customer in in this browser. */
export const arriveAsAsha = async (page: Page): Promise<void> => store(page, await keptOfAsha());

/** Adds lines to this browser's cart, and leaves the page on a plain text of the shop. Returns the cart's token. */
export async function arriveWithCart(page: Page, ...lines: Omit<AddToCart, "cart_token">[]): Promise<string> {
  const token = await cartOf(lines);
  await store(page, { cartToken: token });
  return token;
}

async function cartOf(lines: readonly Omit<AddToCart, "cart_token">[]): Promise<string> {
  let token: string | null = null;
  for (const line of lines) token = await addToCartOf(token, line);
  if (token === null) throw new Error("An empty cart is none. Pass at least one line.");
  return token;
}

/** Adds a line outside the browser, to the cart of `token` or to a new one. Returns the cart's token. */
export async function addToCartOf(token: string | null, line: Omit<AddToCart, "cart_token">): Promise<string> {
  return (await call<AddedToCart>("/api/cart/items", { ...line, cart_token: token })).cartToken;
}

/** Stores entries in the browser as the store would, and leaves the page on a plain text of the shop. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}

/** The product of urls.ts in a size with enough stock for all carts, but not for many orders. */
export const KURTA = {
  product_id: 3,
  quantity: 1,
  variants: [
    { type: "size", value: "M" },
    { type: "material", value: "Khadi, indigo" },
  ],
};

/** A made-to-order product, so that journeys cannot sell it out for each other. */
export const MADE_TO_ORDER = { ...KURTA, product_id: 16 };
