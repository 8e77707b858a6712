import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { type RazorpayServer, startRazorpayServer } from "../apps/api/src/testing/razorpay-server.ts";
import { answerFor } from "./shop/answers.ts";
import { arriveAt, fillAddress, seeOrder } from "./shop/buying.ts";
import { ordersOf } from "./shop/orders.ts";
import { arriveToBuy, CHECKOUT_SCRIPT, meetRazorpay, openedWith, razorpayWindow } from "./shop/razorpay.ts";
import { test } from "./shop/shopper.ts";
import { type StartedShop, startShop } from "./shop/start-shop.ts";

const INSTAGRAM =
  "Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.30.90 Android";
/** Razorpay is a stand-in here, so requests to its hosts are no faults. */
const RAZORPAY = /^Request to another host: https:\/\/(checkout|api)\.razorpay\.com\//;

let razorpay: RazorpayServer;
let shop: StartedShop;
beforeAll(async () => {
  razorpay = await startRazorpayServer();
  shop = await startShop({ dataOf: inject("seededData"), env: razorpay.env });
});
afterAll(async () => {
  await shop.stop();
  await razorpay.close();
});

/** At a completed checkout form. */
async function readyToPay(page: Page): Promise<void> {
  await meetRazorpay(page, razorpay);
  await arriveToBuy(page);
  await page.goto("/checkout");
  await fillAddress(page);
}

const payButton = (page: Page) => page.getByRole("button", { name: /^Pay ₹/ });
const press = (page: Page, name: "Pay" | "Fail" | "Close") =>
  razorpayWindow(page).getByRole("button", { name }).click();
const states = async (page: Page) =>
  (await ordersOf(page)).map(({ status, payment_status }) => `${status}, ${payment_status}`);

// spec: Paying
// spec: Provider
test("Razorpay is only loaded for paying, and a payment in its window pays the order", async ({ newShopper }) => {
  const { page, requests, expectFaults } = await newShopper({ origin: shop.url });
  expectFaults(RAZORPAY);
  await readyToPay(page);
  const toRazorpay = () => requests.map((request) => request.url()).filter((url) => url.includes("razorpay.com"));
  expect(toRazorpay()).toEqual([]);
  await payButton(page).click();
  await razorpayWindow(page).getByRole("button", { name: "Pay" }).waitFor();
  expect(toRazorpay()[0]).toBe(CHECKOUT_SCRIPT);
  const [order] = await ordersOf(page);
  const atRazorpay = razorpay.books.orders.find(({ receipt }) => receipt === order?.id);
  expect(await openedWith(page)).toMatchObject({
    key: razorpay.env["RAZORPAY_KEY_ID"],
    order_id: atRazorpay?.id,
    amount: atRazorpay?.amount,
    currency: "INR",
    name: "Nimar",
    description: order?.id,
    prefill: { name: "Meera Iyer", contact: "+919876543210" },
    theme: { color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  });
  await press(page, "Pay");
  expect(await seeOrder(page)).toBe(order?.id);
  expect(await states(page)).toEqual(["placed, paid"]);
});

// spec: Something went wrong. Please try again.
test("if Razorpay's script fails to load nothing is lost, and the next press pays the same order", async ({
  newShopper,
}) => {
  const { page, expectFaults } = await newShopper({ origin: shop.url, width: 390, height: 844 });
  expectFaults(RAZORPAY, /checkout\.js/);
  await readyToPay(page);
  const release = await answerFor(page, CHECKOUT_SCRIPT, (route) => route.abort("internetdisconnected"));
  await payButton(page).click();
  await page.getByRole("alert").getByText("The payment window could not be loaded.", { exact: false }).waitFor();
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("7 Sarafa Bazaar");
  release();
  await meetRazorpay(page, razorpay);
  await payButton(page).click();
  await press(page, "Pay");
  await seeOrder(page);
  expect(await states(page)).toEqual(["placed, paid"]);
});

// spec: A payment window that was closed
test("a declined payment can be retried in the window; closing it reports the decline and keeps the order", async ({
  newShopper,
}) => {
  const { page, expectFaults } = await newShopper({ origin: shop.url });
  expectFaults(RAZORPAY);
  await readyToPay(page);
  await payButton(page).click();
  await press(page, "Fail");
  await press(page, "Close");
  await arriveAt(page, "The bank declined this payment");
  await page.getByRole("link", { name: "Try again" }).click();
  await payButton(page).click();
  await press(page, "Close");
  await arriveAt(page, "Payment not completed");
  await page.getByRole("link", { name: "Try again" }).click();
  await payButton(page).click();
  await press(page, "Fail");
  await press(page, "Pay");
  await seeOrder(page);
  expect(await states(page)).toEqual(["placed, paid"]);
});

// spec: Not JSON only
// spec: Razorpay inside of other apps
test("inside another app the shopper pays on Razorpay's own page, and returns to a paid order", async ({
  newShopper,
}) => {
  const { page, expectFaults } = await newShopper({
    origin: shop.url,
    userAgent: INSTAGRAM,
    width: 390,
    height: 844,
  });
  expectFaults(RAZORPAY, /^POST \/api\/callbacks\/razorpay/);
  await readyToPay(page);
  await payButton(page).click();
  await page.waitForURL("https://api.razorpay.com/page");
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL(`${shop.url}/payment-success?order=*`);
  await page.getByText("is placed.", { exact: false }).waitFor();
  // The next order uses a new key.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pendingOrder"))).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
  expect(await states(page)).toEqual(["placed, paid"]);
});

test("the policy allows Razorpay only on the checkout of a shop that uses it", async () => {
  const policyOf = async (url: string) => (await fetch(url)).headers.get("content-security-policy") ?? "";
  expect(await policyOf(`${shop.url}/checkout`)).toContain("frame-src 'self' https://api.razorpay.com");
  for (const path of ["/", "/cart", "/payment-success", "/login"]) {
    expect(await policyOf(`${shop.url}${path}`)).not.toContain("razorpay");
  }
  expect(await policyOf(`${inject("shopUrl")}/checkout`)).not.toContain("razorpay");
});
