import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { arriveSignedIn, registered, stranger } from "./shop/accounts.ts";
import { arriveAt, logInOnPage, registerOnPage } from "./shop/buying.ts";
import { isHydrated, load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { SIGNED_IN_PAGES } from "./shop/urls.ts";

/** Blocks the shop's scripts until the returned function is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

// spec: Guests at signed-in pages
// spec: Sign-in required
describe.each([...SIGNED_IN_PAGES, "/order-confirmation/ORD123456"])("a guest at %s", (path) => {
  test("is redirected to login while the shop's scripts are still loading", async ({ shopper: { page } }) => {
    await withholdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await arriveAt(page, "Login");
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get("redirect")]).toEqual(["/login", path]);
    expect(await page.getByLabel("Password", { exact: true }).isEditable()).toBe(true);
  });
});

// spec: Signed-in shoppers at guest pages
test("a signed-in shopper who opens the login page is redirected to the account", async ({ shopper: { page } }) => {
  const account = await arriveSignedIn(page);
  await page.goto("/login?redirect=%2Fcheckout");
  await arriveAt(page, "Account");
  await page.getByText(account.email).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/account");
});

// spec: Guests only
test.for(["/login", "/register", "/forgot-password", "/reset-password/any?email=meera%40example.com"])(
  "%s is for guests: a signed-in shopper is redirected to the account",
  async (path, { shopper: { page } }) => {
    await arriveSignedIn(page);
    await page.goto(path);
    await arriveAt(page, "Account");
    expect(new URL(page.url()).pathname).toBe("/account");
  },
);

describe("logging in from a page returns to it", () => {
  const LIST = "/shop?category_id=1";
  const backAt = (page: Page) => page.waitForURL((url) => url.pathname + url.search === LIST);

  test("by the header's link, before its script has loaded", async ({ shopper: { page } }) => {
    const account = await registered();
    const release = await withholdScripts(page);
    await page.goto(LIST, { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await arriveAt(page, "Login");
    release();
    await logInOnPage(page, account);
    await backAt(page);
  });

  // spec: Mobile navigation
  test("by the phone menu", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390 });
    const account = await registered();
    await load(page, LIST);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Login" }).click();
    await logInOnPage(page, account);
    await backAt(page);
  });

  test("and afterwards the same link opens the account", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await withholdScripts(page);
    await page.goto(LIST, { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await page.waitForURL("/account", { waitUntil: "commit" });
  });
});

describe("a form submitted before its script has loaded", () => {
  // spec: “Logging in...”
  test("logs in and continues, and no address ever contains the password", async ({ shopper: { page, requests } }) => {
    const account = await registered();
    const release = await withholdScripts(page);
    await page.goto("/login?redirect=%2Fmy-account%2Forders", { waitUntil: "commit" });
    await logInOnPage(page, account);
    await page.getByRole("button", { name: "Logging in..." }).waitFor();
    expect(new URL(page.url()).search).toBe("?redirect=%2Fmy-account%2Forders");
    release();
    await arriveAt(page, "Account");
    await page.getByText(account.email).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/my-account/orders");
    for (const request of requests) expect(decodeURIComponent(request.url())).not.toContain("heron");
    await page.goBack();
    // The form's answer is not in the history.
    await expect.poll(() => page.getByText(account.email).count()).toBe(0);
  });

  // spec: “Registration successful! Please login to continue.”
  test("registers, and passes the email on to login", async ({ shopper: { page } }) => {
    const account = stranger();
    const release = await withholdScripts(page);
    await page.goto("/register?redirect=%2Fshop", { waitUntil: "commit" });
    await registerOnPage(page, account);
    await page.getByText("Registration successful! Please login to continue.").waitFor();
    release();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
    await logInOnPage(page, account);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/shop");
  });

  test("keeps the entered values when the script loads meanwhile", async ({ shopper: { page } }) => {
    const account = await registered();
    const release = await withholdScripts(page);
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel("Email", { exact: true }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("checkbox", { name: "Remember me" }).check();
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
    expect(await page.getByRole("checkbox", { name: "Remember me" }).isChecked()).toBe(true);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
    await arriveAt(page, "Account");
  });
});

describe("without JavaScript", () => {
  test("a refused login shows the reason, and keeps all values but the password", async ({ newShopper }) => {
    const shopper = await newShopper({ javaScript: false });
    shopper.expectFaults(/status of 422/);
    const { page } = shopper;
    const account = await registered();
    await page.goto("/login");
    await page.getByRole("checkbox", { name: "Remember me" }).check();
    await logInOnPage(page, { ...account, password: "madder-and-marigold" });
    await page.getByRole("alert").getByText("Invalid email or password").waitFor();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
    expect(await page.getByRole("checkbox", { name: "Remember me" }).isChecked()).toBe(true);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    expect(await page.content()).not.toContain("marigold");
    expect(page.url()).not.toContain("?");
  });

  test("a correct login explains that it cannot be kept", async ({ newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    const account = await registered();
    await page.goto("/login");
    await logInOnPage(page, account);
    await page.getByText("Your email and password are right. But JavaScript is switched off here").waitFor();
    expect(await page.content()).toContain('"session":null');
    expect(await page.content()).not.toContain(account.password);
  });

  // spec: Forms without JavaScript
  // spec: “Registration successful! Please login to continue.”
  test("registration shows errors, accepts the corrected form, and leads to login", async ({ newShopper }) => {
    const shopper = await newShopper({ javaScript: false });
    shopper.expectFaults(/status of 422/);
    const { page } = shopper;
    const account = stranger();
    await page.goto("/register");
    await registerOnPage(page, { ...account, email: "meera" });
    await page.getByText("Please enter a valid email").waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe(account.name);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await registerOnPage(page, account);
    await page.getByText("Registration successful! Please login to continue.").waitFor();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
  });
});

describe("a form that is posted to a page", () => {
  const post = (headers: Record<string, string>, body = "email=meera%40example.com&password=x") =>
    fetch(`${inject("shopUrl")}/login`, { method: "POST", headers, body });
  const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

  // spec: Changes from another site
  test("is refused from another site", async () => {
    expect((await post({ ...FORM, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post({ ...FORM, Origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ ...FORM, Origin: "null" })).status).toBe(403);
  });

  // spec: Forms without JavaScript
  test("must be form-encoded and small", async () => {
    expect((await post({ "Content-Type": "application/json" }, "{}")).status).toBe(415);
    expect((await post({ "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(FORM, `email=${"m".repeat(10_000)}`)).status).toBe(413);
  });

  test("is answered without caching", async () => {
    const answer = await post({ ...FORM, Origin: inject("shopUrl") });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
  });

  test("sends Retry-After after too many wrong passwords", async () => {
    const { email } = await registered();
    const guess = () => post(FORM, new URLSearchParams({ email, password: "wrong guess" }).toString());
    for (let count = 0; count < 10; count += 1) expect((await guess()).headers.get("retry-after")).toBeNull();
    const refused = await guess();
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });
});

// spec: Overlays of login and register
// spec: Login and register overlays
describe("the overlay of the account icon", () => {
  const open = async (page: Page) => {
    // The link loads the page until the header has its code.
    await wake(page, "header");
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    return page.getByRole("dialog", { name: "Login" });
  };

  // spec: After login
  // spec: pendingCartItem
  test.for([
    { item: { productId: 3, quantity: 2, returnPath: "/shop/dresses" }, leadsTo: "/shop/dresses" },
    { item: { productId: 3, quantity: 2 }, leadsTo: "/product/3" },
    { item: null, leadsTo: "/shop" },
  ])("after login continues to $leadsTo", async ({ item, leadsTo }, { shopper: { page } }) => {
    const account = await registered();
    await page.goto("/robots.txt");
    await page.evaluate((kept) => {
      if (kept) localStorage.setItem("pendingCartItem", JSON.stringify(kept));
    }, item);
    await page.goto("/shop");
    const overlay = await open(page);
    await overlay.getByLabel("Email", { exact: true }).fill(account.email);
    await overlay.getByLabel("Password", { exact: true }).fill(account.password);
    await overlay.getByRole("button", { name: "Login" }).click();
    await overlay.waitFor({ state: "hidden" });
    await expect.poll(() => new URL(page.url()).pathname).toBe(leadsTo);
    expect(await page.evaluate(() => localStorage.getItem("pendingCartItem"))).toBeNull();
  });

  // spec: After registration
  test("also registers, passes the email on to login, and continues with the pending purchase", async ({
    shopper: { page },
  }) => {
    const account = stranger();
    await page.goto("/robots.txt");
    await page.evaluate(() =>
      localStorage.setItem(
        "pendingCartItem",
        JSON.stringify({ productId: 3, quantity: 1, returnPath: "/shop/dresses" }),
      ),
    );
    await page.goto("/shop");
    const login = await open(page);
    await login.getByRole("link", { name: "Register" }).click();
    const overlay = page.getByRole("dialog", { name: "Register" });
    await overlay.getByLabel("Name", { exact: true }).fill(account.name);
    await overlay.getByLabel("Email", { exact: true }).fill(account.email);
    await overlay.getByLabel("Password", { exact: true }).fill(account.password);
    await overlay.getByLabel("Confirm password", { exact: true }).fill(account.password);
    await overlay.getByRole("checkbox", { name: /privacy policy/ }).check();
    await overlay.getByRole("button", { name: "Register" }).click();
    await login.getByText("Registration successful! Please login to continue.").waitFor();
    expect(await login.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
    await login.getByLabel("Password", { exact: true }).fill(account.password);
    await login.getByRole("button", { name: "Login" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/shop/dresses");
  });
});

test("a registration passes the email on to login, but not in the address", async ({ shopper: { page } }) => {
  const account = stranger();
  await page.goto("/register?redirect=%2Fshop");
  await registerOnPage(page, account);
  await arriveAt(page, "Login");
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
  expect(page.url()).not.toContain("meera");
});
