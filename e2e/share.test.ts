import type { Page } from "playwright";
import { expect } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const NAME = "Noor Khadi Kurta";
const share = (page: Page) => page.getByRole("button", { name: "Share" }).click();
const dialog = (page: Page) => page.getByRole("dialog", { name: `Share ${NAME}` });

/** Simulates a browser with a share sheet. `outcome` is what its shopper does there. */
async function withOwnSheet(page: Page, outcome: "sends" | "closes" | "may not"): Promise<() => Promise<unknown>> {
  await page.addInitScript((does) => {
    const errors = { closes: "AbortError", "may not": "NotAllowedError" };
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    navigator.share = async (what) => {
      asked.push(what);
      if (does !== "sends") throw new DOMException("", errors[does]);
    };
  }, outcome);
  return () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
}

test("a browser with a share sheet opens it with the product and its address", async ({ shopper: { page } }) => {
  const asked = await withOwnSheet(page, "sends");
  await load(page, `${PRODUCT}?size=M`);
  await share(page);
  await expect.poll(asked).toEqual([{ title: NAME, url: new URL(PRODUCT, page.url()).href }]);
  expect(await dialog(page).count()).toBe(0);
});

test("closing it opens nothing else; a browser that denies it opens our dialog", async ({ newShopper }) => {
  const { page } = await newShopper();
  const asked = await withOwnSheet(page, "closes");
  await load(page, PRODUCT);
  await share(page);
  await expect.poll(async () => ((await asked()) as unknown[]).length).toBe(1);
  expect(await dialog(page).count()).toBe(0);
  const { page: other } = await newShopper();
  await withOwnSheet(other, "may not");
  await load(other, PRODUCT);
  await share(other);
  await dialog(other).waitFor();
});

test("elsewhere the link is copied, or sent in another way", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await load(page, PRODUCT);
  await share(page);
  const url = new URL(PRODUCT, page.url()).href;
  expect(await dialog(page).getByLabel("Link").inputValue()).toBe(url);
  await dialog(page).getByRole("button", { name: "Copy link" }).click();
  await dialog(page).getByRole("status").getByText("Link copied").waitFor({ state: "attached" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const whatsapp = await dialog(page)
    .getByRole("link", { name: /^WhatsApp/ })
    .getAttribute("href");
  expect(new URL(whatsapp ?? "").searchParams.get("text")).toBe(`${NAME} ${url}`);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Share");
});
