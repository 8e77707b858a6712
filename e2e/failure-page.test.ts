import type { Page } from "playwright";
import { expect } from "vitest";
import { failurePage } from "../apps/store/server/plain-page.ts";
import { answerFor } from "./shop/answers.ts";
import { sidewaysScroll } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { violations } from "./shop/violations.ts";

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'";
const { html, allowedBy } = failurePage();

/** Makes the shop fail to render any page, and requests this one. */
async function breakShop(page: Page, path: string): Promise<() => void> {
  const answer = { status: 500, contentType: "text/html", body: html };
  return answerFor(page, `**${path}`, (route) =>
    route.fulfill({ ...answer, headers: { "content-security-policy": allowedBy(POLICY) } }),
  );
}

for (const { theme, paper } of [
  { theme: "light", paper: "rgb(248, 246, 241)" },
  { theme: "dark", paper: "rgb(20, 22, 31)" },
] as const) {
  test(`a shop that cannot render shows a failure page, ${theme}, down to 320 px`, async ({ newShopper }) => {
    const { page, requests, expectFaults } = await newShopper({ width: 320, theme });
    expectFaults(/500/);
    await breakShop(page, "/shop");
    await page.goto("/shop", { waitUntil: "networkidle" });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    // The failure page loads nothing from the failed shop.
    expect(requests.map((request) => new URL(request.url()).pathname)).toEqual(["/shop"]);
  });
}

test("without JavaScript the retry is a link to the requested page", async ({ newShopper }) => {
  const { page, expectFaults } = await newShopper({ javaScript: false });
  expectFaults(/500/);
  const mend = await breakShop(page, "/shop?page=2");
  await page.goto("/shop?page=2");
  await page.getByRole("heading", { name: "The loom has stopped." }).waitFor();
  expect(await page.getByRole("link", { name: "+91 98000 00000" }).getAttribute("href")).toBe("tel:+919800000000");
  mend();
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  expect(new URL(page.url()).search).toBe("?page=2");
});
