import type { LoginAnswer } from "@selvedge/commerce/wire/account";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { type IdentityServer, startIdentityServer } from "../apps/api/src/testing/identity-server.ts";
import { answerFor, unavailable } from "./shop/answers.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { freePort, type StartedShop, startShop } from "./shop/start-shop.ts";
import { violations } from "./shop/violations.ts";

const BUTTON = { name: "Continue with Google" };

let google: IdentityServer;
let shop: StartedShop;
beforeAll(async () => {
  const port = await freePort();
  google = await startIdentityServer(`http://127.0.0.1:${port}`);
  shop = await startShop({ dataOf: inject("seededData"), port, env: google.env });
}, 200_000);
afterAll(async () => {
  await shop.stop();
  await google.close();
});

const token = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

// spec: Social icons
// spec: Login and Register: social icons
test("a guest signs in through Google, returns to the requested page, and leaves no code in the history", async ({
  newShopper,
}) => {
  const { page, expectFaults } = await newShopper({ origin: shop.url });
  expectFaults(/^Request to another host: http:\/\/127/);
  await load(page, "/login?redirect=%2Fcart");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", BUTTON).click();
  await page.waitForURL(`${shop.url}/cart`);
  expect(await token(page)).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("signIn");
  await page.goto("/account");
  await page.getByText("asha@example.com").first().waitFor();
  await page.goBack();
  expect(page.url()).toBe(`${shop.url}/cart`);
});

test("a link with another person's code signs nobody in", async ({ newShopper }) => {
  const started = await fetch(`${shop.url}/api/sign-in/google`, { method: "POST" });
  const { url } = (await started.json()) as { url: string };
  const returned = new URLSearchParams(await google.agree(url));
  const { page, requests } = await newShopper({ origin: shop.url, width: 390, height: 844 });
  await page.goto(`/login/google?${returned}`);
  await page.getByRole("alert").getByText("This sign-in is not valid or has expired. Please try again.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await token(page)).toBeNull();
  expect(requests.filter((request) => request.url().includes("/callback"))).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Back to Login" }).click();
  await page.getByRole("button", BUTTON).waitFor();
});

test("declining at Google, or failing to reach it, is explained on the page", async ({ newShopper }) => {
  const { page, expectFaults } = await newShopper({ origin: shop.url });
  expectFaults(/another host|503/);
  await load(page, "/register");
  const release = await answerFor(page, "**/api/sign-in/google", unavailable("Google is not answering."));
  await page.getByRole("main").getByRole("button", BUTTON).click();
  await page.getByRole("alert").getByText("Google is not answering.").waitFor();
  release();
  const origin = new URL(google.env["OIDC_ISSUER"] ?? "").origin;
  await page.route(`${origin}/auth?*`, (route) => {
    const state = new URL(route.request().url()).searchParams.get("state") ?? "";
    return route.fulfill({
      status: 303,
      headers: { location: `${shop.url}/login/google?error=access_denied&state=${state}` },
    });
  });
  await page.getByRole("main").getByRole("button", BUTTON).click();
  await page.getByRole("alert").getByText("Google was not allowed to log you in.", { exact: false }).waitFor();
  expect(await token(page)).toBeNull();
});

// spec: Google account without a password
test("a Google-only account is erased after Google has confirmed the identity again", async ({ newShopper }) => {
  Object.assign(google.person, { sub: "google-erase", email: "erase@example.com" });
  const { page, expectFaults } = await newShopper({ origin: shop.url, width: 390, height: 844 });
  expectFaults(/^Request to another host: http:\/\/127/);
  await load(page, "/login");
  await page.getByRole("main").getByRole("button", BUTTON).click();
  await page.waitForURL(`${shop.url}/account`);
  await load(page, "/account?tab=security");
  await page.getByText("Your account has no password: Google opens it.", { exact: false }).waitFor();
  await page.getByText("To end that, set a password first.", { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await page.getByRole("status").getByText("A link is on its way to erase@example.com.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Erase my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase your account?" });
  expect(await dialog.getByLabel("Password").count()).toBe(0);
  await dialog.getByRole("button", { name: "Confirm with Google" }).click();
  await page.waitForURL(`${shop.url}/account?tab=security`);
  await page.getByText("Google has confirmed that it is you.", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Erase my account" }).click();
  await dialog.getByText("Google has confirmed that it is you.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Erase my account" }).click();
  await page.waitForURL(`${shop.url}/`);
  expect(await token(page)).toBeNull();
});

// spec: Google linked while signed in
// spec: Google unlinked only with a password
test("a customer with a password links Google, and removes the link again", async ({ newShopper }) => {
  Object.assign(google.person, { sub: "google-link", email: "elsewhere@example.com" });
  const { page, expectFaults } = await newShopper({ origin: shop.url });
  expectFaults(/another host|422/);
  const account = { name: "Meera Iyer", email: "meera@example.com", password: "teal heron 47 loom" };
  const post = (path: string, data: object) => page.request.post(shop.url + path, { data });
  await post("/api/register", { ...account, password_confirmation: account.password, agree: true });
  const { access_token: bearer, user } = (await (await post("/api/login", account)).json()) as LoginAnswer;
  await page.goto("/");
  await page.evaluate(
    ([kept, id]) => {
      localStorage.setItem("token", kept ?? "");
      localStorage.setItem("user", JSON.stringify({ id }));
    },
    [bearer, user.id],
  );
  await load(page, "/account?tab=security");
  await page.getByLabel("Your password").fill("guessed");
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByText("This is not your password.").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByText("and so does your password.", { exact: false }).waitFor();
  expect(page.url()).toBe(`${shop.url}/account?tab=security`);
  await page.getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("button", { name: "Link Google", exact: true }).waitFor();
});

// spec: Social icons
// spec: Login and Register: social icons
test("a shop without a Google client offers no Google sign-in", async ({ shopper: { page } }) => {
  await load(page, "/login");
  await page.getByRole("main").getByRole("button", { name: "Login" }).waitFor();
  expect(await page.getByRole("button", BUTTON).count()).toBe(0);
});
