import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveSignedIn } from "./shop/accounts.ts";
import { arriveAt } from "./shop/buying.ts";
import { test } from "./shop/shopper.ts";
import { SIGNED_IN_PAGES } from "./shop/urls.ts";

/** The shop's scripts do not come until the returned function is called. */
async function withholdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

describe.each(SIGNED_IN_PAGES)("a guest at %s", (path) => {
  test("stands before the login form while the shop's scripts are still on their way", async ({
    shopper: { page },
  }) => {
    await withholdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await arriveAt(page, "Login");
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get("redirect")]).toEqual(["/login", path]);
    expect(await page.getByLabel("Password", { exact: true }).isEditable()).toBe(true);
  });
});

test("a signed-in shopper who opens the login page is in the account", async ({ shopper: { page } }) => {
  const account = await arriveSignedIn(page);
  await page.goto("/login?redirect=%2Fcheckout");
  await arriveAt(page, "Account");
  await page.getByText(account.email).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/account");
});
