import { expect } from "vitest";
import { arriveAsAsha, arriveWithCart, MADE_TO_ORDER } from "./shop/accounts.ts";
import { settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const ORDER = "ORD123456";
const RESULTS = [
  `/payment-success?order=${ORDER}`,
  `/payment-cancelled?order=${ORDER}`,
  `/order-confirmation/${ORDER}`,
];

test("what came of a payment stands on the first column, and what goes with it on the last", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 1440 });
  await arriveAsAsha(page);
  await arriveWithCart(page, MADE_TO_ORDER);
  for (const path of RESULTS) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const { left, right } = box("main aside");
      return { result: box("main :has(> aside) > :first-child").left, aside: { left, right } };
    });
    expect(edges.result, path).toBeCloseTo(64, 0);
    expect(edges.aside.left, path).toBeGreaterThan(900);
    expect(edges.aside.right, path).toBeCloseTo(1440 - 64, 0);
    await page.getByRole("complementary").getByRole("heading", { name: "Talk to us" }).waitFor();
  }
});

test("the order's id can be copied, and that is said", async ({ newShopper }) => {
  const { page } = await newShopper();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await arriveAsAsha(page);
  await page.goto(`/order-confirmation/${ORDER}`);
  await page.getByRole("button", { name: "Copy Order ID" }).click();
  await page.getByRole("status").getByText("Order ID copied").waitFor();
  await page.getByRole("button", { name: "Copied Order ID" }).waitFor();
  await settle(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ORDER);
});
