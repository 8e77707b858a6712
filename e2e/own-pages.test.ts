import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../apps/api/seed/demo.ts";
import { answerCommand } from "../apps/api/src/owner/index.ts";
import { type TestApp, testApp } from "../apps/api/src/testing/test-app.ts";
import { storefront } from "../apps/store/server/storefront.ts";

const repository = join(import.meta.dirname, "..");

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({
    register: (app) =>
      storefront(app, {
        root: join(repository, "apps/store"),
        mediaDirectory: join(repository, "apps/api/seed/pictures"),
        publicUrl: null,
        paymentProvider: "sandbox",
        changes: null,
        isDevelopment: false,
      }),
  });
  await seedDemo(shop.db, shop.clock, () => {});
});
afterAll(() => shop.close());

const read = async (url: string) => {
  const { statusCode, body } = await shop.app.inject({ url, headers: { host: "shop.example" } });
  return { status: statusCode, body };
};

const visible = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, "");

test("the owner's texts are on the next page that is asked for, and the demo's until then", async () => {
  expect(visible((await read("/")).body)).toContain("Discover the New Collection");
  await answerCommand(shop, ["pages", "set", "home", "hero.title", "Rings from {place}"]);
  await answerCommand(shop, ["pages", "set", "home", "quote.text", "Rings that *stay* <b>"]);
  const { body } = await read("/");
  expect(visible(body)).toContain("Rings from Indore");
  expect(visible(body)).toContain("<i>stay</i>");
  expect(visible(body)).toContain("&lt;b&gt;");
  expect(visible(body)).not.toContain("Discover the New Collection");

  await answerCommand(shop, ["pages", "set", "our-story", "lead", "We cast rings."]);
  expect(visible((await read("/our-story")).body)).toContain("We cast rings.");
});

test("a policy of the owner replaces the store's, and reset brings that back", async () => {
  expect(visible((await read("/shipping-return")).body)).toContain("Every piece is made after you order.");
  const text = "Sent in {delivery}.\n\n## Cost\n\nNone, see [the shop](/shop).";
  await answerCommand(shop, ["pages", "set", "shipping-return", "text", text]);
  const own = visible((await read("/shipping-return")).body);
  expect(own).toContain("Sent in 10-12 business days.");
  expect(own).toContain('href="#cost"');
  expect(own).not.toContain("Every piece is made after you order.");
  await answerCommand(shop, ["pages", "reset", "shipping-return"]);
  expect(visible((await read("/shipping-return")).body)).toContain("Every piece is made after you order.");
});
