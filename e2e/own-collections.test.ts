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
const command = (text: string) => answerCommand(shop, text.split(" "));

test("a collection that the owner adds has a page at once, and menus, home page, sitemap and structured data lead there", async () => {
  expect((await read("/skirts-collection")).status).toBe(404);
  await command("collections add skirts --name Skirts --banner Skirts --description Skirts. --lead Long-ones.");
  const { status, body } = await read("/skirts-collection");
  expect(status).toBe(200);
  expect(body).toContain("Long-ones.");
  expect(body).toContain('"name":"Skirts","item":"http://shop.example/skirts-collection"');
  expect((await read("/")).body).toContain('href="/skirts-collection"');
  // From which its menus are made.
  expect((await read("/contact")).body).toContain('{"slug":"skirts","name":"Skirts","banner":"Skirts"}');
  for (const file of ["/sitemap.xml", "/llms.txt"]) expect((await read(file)).body).toContain("/skirts-collection");
});

test("a collection that the owner removes is gone from everywhere", async () => {
  await command("collections remove evening");
  expect((await read("/evening-collection")).status).toBe(404);
  for (const url of ["/", "/workwear-collection", "/sitemap.xml"])
    expect((await read(url)).body).not.toContain("/evening-collection");
  expect((await read("/contact")).body).not.toContain('"banner":"Shop Evening Wear"');
});

test.each(["/nothing-collection", "/-collection", "/workwear-collection-2", "/Workwear-Collections"])(
  "%s is not found",
  async (url) => expect((await read(url)).status).toBe(404),
);

test("a collection's address in another case leads to its page", async () => {
  const { statusCode, headers } = await shop.app.inject("/Workwear-Collection/");
  expect([statusCode, headers["location"]]).toEqual([301, "/workwear-collection"]);
});
