import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { type Account, arriveSignedIn, registered, signInElsewhere, stranger } from "./shop/accounts.ts";
import { arriveAt, logInOnPage } from "./shop/buying.ts";
import { linkTo } from "./shop/mailbox.ts";
import { comeToForm } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const NEW_PASSWORD = "nine yards of mulmul";

async function typeNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password", { exact: true }).fill(again);
  await page.getByRole("button", { name: "Save password" }).click();
}

const withNewPassword = (account: Account) => ({ ...account, password: NEW_PASSWORD });

describe("a forgotten password", () => {
  // spec: /forgot-password
  // spec: /reset-password/{token}
  test("is reset by the mailed link, which works once", async ({ shopper }) => {
    shopper.expectFaults(/status of 422/);
    const { page } = shopper;
    const account = await registered();
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await arriveAt(page, "Forgot your password?");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("Enter your email").waitFor();
    await page.getByLabel("Email", { exact: true }).fill(account.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText(`If ${account.email} has an account with us, a link is on its way.`).waitFor();

    const link = await linkTo(account.email, "/reset-password/");
    await page.goto(link);
    await arriveAt(page, "Set a new password");
    await comeToForm(page);
    await typeNewPassword(page, NEW_PASSWORD, "another");
    await page.getByText("Passwords do not match.").waitFor();
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("Your password is changed. Please login.").waitFor();
    expect(page.url(), "the link's token is gone from the address").not.toContain("reset-password");
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(account.email);
    await logInOnPage(page, withNewPassword(account));
    await arriveAt(page, "Account");

    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(link);
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("This link has expired or was used already.").waitFor();
    await page.getByRole("link", { name: "Send a new link" }).click();
    await arriveAt(page, "Forgot your password?");
  });

  test("is reset without JavaScript", async ({ newShopper }) => {
    const shopper = await newShopper({ javaScript: false });
    shopper.expectFaults(/status of 422/);
    const { page } = shopper;
    const account = await registered();
    await page.goto("/forgot-password");
    await page.getByLabel("Email", { exact: true }).fill(account.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText(`If ${account.email} has an account with us, a link is on its way.`).waitFor();
    const link = await linkTo(account.email, "/reset-password/");
    await page.goto(link);
    await typeNewPassword(page, NEW_PASSWORD, "another");
    await page.getByText("Passwords do not match.").waitFor();
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("Your password is changed. Please login.").waitFor();
    expect(await page.content()).not.toContain(NEW_PASSWORD);
    await page.goto(link);
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("This link has expired or was used already.").waitFor();
  });

  test("keeps its reset link out of referrers and caches", async () => {
    const { headers } = await fetch(`${inject("shopUrl")}/reset-password/x?email=meera%40example.com`);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
    const other = await fetch(`${inject("shopUrl")}/forgot-password`);
    expect(other.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe("the profile", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit Profile" });

  // spec: Edit Profile
  // spec: acceptance 30 first error
  // spec: Account: Edit Profile
  test("is edited with the keyboard alone, and errors show at their fields", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await page.goto("/account");
    const edit = page.getByRole("button", { name: "Edit Profile" });
    await edit.focus();
    await page.keyboard.press("Enter");
    const name = dialog(page).getByLabel("Name", { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Meera Rao");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("call me");
    await page.keyboard.press("Enter");
    await dialog(page).getByText("Please enter a valid phone number").waitFor();
    const phone = dialog(page).getByRole("textbox", { name: /^Phone/ });
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("98765 43210");
    const saved = page.getByText("Profile saved").waitFor();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "hidden" });
    await saved;
    await page.getByText("+91 98765 43210").waitFor();
    await page.getByText("Meera Rao").first().waitFor();
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  // spec: “No address saved.”
  test("has an address, which is edited in its own tab", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await page.goto("/account?tab=addresses");
    await page.getByText("No address saved.").waitFor();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const address = dialog(page).getByRole("textbox", { name: /^Address/ });
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    await address.fill("14 Chhawni Road\nIndore 452001");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    const shown = page.locator("[data-part=address]").getByText("14 Chhawni Road");
    await shown.waitFor();
    await page.reload();
    await shown.waitFor();
  });

  test("has an email that can be reverted from the previous address", async ({ shopper, newShopper }) => {
    shopper.expectFaults(/status of 401/);
    const { page } = shopper;
    const account = await arriveSignedIn(page);
    const other = stranger();
    await page.goto("/account");
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await dialog(page).getByLabel("Email", { exact: true }).fill(other.email);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.getByText(other.email).first().waitFor();

    const link = await linkTo(account.email, "/revert-email/");
    const { page: elsewhere } = await newShopper({ javaScript: false });
    await elsewhere.goto(link);
    await elsewhere.getByRole("button", { name: "Take the change back" }).click();
    await elsewhere.getByText("Your account has its old email again").waitFor();
    await page.reload();
    await arriveAt(page, "Login");
    await logInOnPage(page, account);
    await arriveAt(page, "Account");
    await page.getByText(account.email).first().waitFor();
  });
});

describe("the security of an account", () => {
  test("another device is logged out, and the password changed", async ({ shopper }) => {
    shopper.expectFaults(/status of 422/);
    const { page } = shopper;
    const account = await arriveSignedIn(page);
    const elsewhere = await signInElsewhere(
      account,
      "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36",
    );
    await page.goto("/account?tab=security");
    await page.getByRole("button", { name: "Log out Chrome on Android" }).click();
    await page.getByText("Chrome on Android is logged out").waitFor();
    await page.getByRole("list", { name: "Devices" }).getByText("Chrome on Android").waitFor({ state: "detached" });
    expect(await elsewhere.isSignedIn()).toBe(false);

    await page.getByLabel("Current password", { exact: true }).fill("not my password");
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("This is not your password.").waitFor();
    await page.getByLabel("Current password", { exact: true }).fill(account.password);
    await typeNewPassword(page, NEW_PASSWORD);
    await page.getByText("Your password is changed. Every other device is logged out.").waitFor();
    expect(await page.getByLabel("New password", { exact: true }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Logout" }).click();
    await logInOnPage(page, withNewPassword(account));
    await arriveAt(page, "Account");
  });
});

describe("the data of an account", () => {
  // spec: Dark patterns subscription trap
  test("is downloaded as a file, and then erased after the password is confirmed", async ({ shopper }) => {
    shopper.expectFaults(/status of (401|422)/);
    const { page } = shopper;
    const account = await arriveSignedIn(page);
    await page.goto("/account?tab=security");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("my-data.json");
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ profile: { email: account.email } });

    await page.getByRole("button", { name: "Erase my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase your account?" });
    await dialog.getByLabel("Password", { exact: true }).fill("not my password");
    await dialog.getByRole("button", { name: "Erase my account" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    const said = page.getByText("Your account is erased").waitFor();
    await dialog.getByRole("button", { name: "Erase my account" }).click();
    await Promise.all([page.waitForURL("/"), said]);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    await page.goto("/login");
    await logInOnPage(page, account);
    await page.getByText("Invalid email or password").waitFor();
  });
});
