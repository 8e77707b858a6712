import type { Page } from "playwright";
import { expect } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { violations } from "./shop/violations.ts";

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the store" }).fill(text);
  await page.keyboard.press("Enter");
  await page.waitForURL(`/search?q=${text}`);
}

async function openCentre(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "Kept in your browser" }).click();
  const dialog = page.getByRole("dialog", { name: "Kept in your browser" });
  await dialog.waitFor();
  return { dialog, box: dialog.getByRole("checkbox", { name: "Remember what I look for" }) };
}

// spec: DPDP consent and withdrawal
// spec: recentSearches
test("nothing optional is stored before consent, and withdrawing it deletes everything", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await load(page, "/");
  await search(page, "indigo");
  expect(await kept(page, "recentSearches")).toBeNull();

  const { dialog, box } = await openCentre(page);
  expect(await box.isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await box.check();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await search(page, "mulmul");
  expect(await kept(page, "recentSearches")).toBe('["mulmul"]');

  await page.reload();
  const again = await openCentre(page);
  expect(await again.box.isChecked()).toBe(true);
  await again.box.uncheck();
  expect(await kept(page, "recentSearches")).toBeNull();
  expect(JSON.parse((await kept(page, "consent")) ?? "")).toMatchObject({ memory: false });
});

test("the search key can be switched off and on again there", async ({ shopper: { page } }) => {
  await load(page, "/");
  const searching = page.getByRole("combobox", { name: "Search the store" });
  const { dialog } = await openCentre(page);
  const box = dialog.getByRole("checkbox", { name: "Open the search with the / key" });
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await openCentre(page);
  expect(await searching.count()).toBe(0);
  await page.reload();
  const again = await openCentre(page);
  await again.dialog.getByRole("checkbox", { name: "Open the search with the / key" }).check();
  await page.keyboard.press("Escape");
  await again.dialog.waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await searching.waitFor();
});

// spec: DPDP itemised storage
test("the browser stores nothing that the list does not name", async ({ shopper: { page } }) => {
  await load(page, "/product/noor-khadi-kurta");
  await page.mouse.move(200, 300);
  const { dialog } = await openCentre(page);
  const groups = await dialog.getByRole("region").allTextContents();
  expect(groups.map((text) => /^(Optional|Needed|Chosen by you)/.exec(text)?.[0])).toEqual([
    "Optional",
    "Needed",
    "Chosen by you",
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await dialog.getByRole("link", { name: "Privacy Policy" }).click();
  await page.waitForURL("/privacy-policy");
  await dialog.waitFor({ state: "detached" });
});
