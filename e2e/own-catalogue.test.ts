import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedShop } from "../apps/api/seed/seed-shop.ts";
import { readSettings } from "../apps/api/src/settings/settings.ts";
import { minimalCatalogue } from "../apps/api/src/testing/minimal-catalogue.ts";
import { confirm, press } from "../apps/api/src/testing/paying.ts";
import { newShopper } from "../apps/api/src/testing/shopper.ts";
import { type TestApp, testApp } from "../apps/api/src/testing/test-app.ts";
import { storefront } from "../apps/store/server/storefront.ts";
import { brand } from "../apps/store/src/brand.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

const repository = join(import.meta.dirname, "..");

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "own-catalogue-"));
  const catalogue = join(folder, "catalogue.json");
  writeFileSync(catalogue, JSON.stringify(minimalCatalogue));
  shop = await testApp({
    settings: readSettings({ LOG_LEVEL: "silent", RATE_LIMITS: "relaxed" }, brand),
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
  const catalogueFile = pathToFileURL(catalogue);
  await seedShop({ db: shop.db, clock: shop.clock, mode: "demo", invoices: null, catalogueFile }, () => {});
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const ofTheDemo = /^\/(shop|product|blogs)\/|-collection$/;
const own = [...PUBLIC_PAGES.filter((path) => !ofTheDemo.test(path)), "/shop/kurtas", "/product/plain-kurta"];

describe("a shop with a minimal catalogue", () => {
  test.each([...own, ...PRIVATE_PAGES, ...SIGNED_IN_PAGES, "/sitemap.xml", "/feeds/google.xml", "/llms.txt"])(
    "opens %s",
    async (url) => {
      const { statusCode, body } = await shop.app.inject(url);
      expect({ statusCode, body }).toMatchObject({ statusCode: 200 });
      expect(body).not.toContain("undefined");
    },
  );

  test("has no page of a collection whose category it does not have, and does not lead there", async () => {
    expect((await shop.app.inject("/workwear-collection")).statusCode).toBe(404);
    for (const url of ["/", "/shop", "/sitemap.xml", "/llms.txt"])
      expect((await shop.app.inject(url)).body).not.toContain("-collection");
  });

  test("shows a placeholder in the list and on the product's page, without zoom", async () => {
    const page = async (url: string) => new JSDOM((await shop.app.inject(url)).body).window.document;
    const card = (await page("/shop")).querySelector("main [data-component=product-card]");
    expect(card?.querySelector("[data-component=picture] svg")).not.toBeNull();
    expect(card?.querySelector("img")).toBeNull();
    const gallery = (await page("/product/plain-kurta")).querySelector("[data-component=gallery]");
    expect(gallery?.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("No picture yet");
    expect(gallery?.querySelectorAll("button, img")).toHaveLength(0);
  });

  test("gives search engines no picture, and leaves the product out of Google's feed", async () => {
    const { body } = await shop.app.inject("/product/plain-kurta");
    const [, data = ""] = body.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
    expect(data).toContain('"name":"Plain Kurta"');
    expect(data).not.toMatch(/"image":\[\]/);
    expect(body).not.toContain('property="og:image"');
    expect((await shop.app.inject("/feeds/google.xml")).body).not.toContain("<item>");
    expect((await shop.app.inject("/sitemap.xml")).body).toContain("/product/plain-kurta</loc>");
  });

  test("sells the product: the order and its mails have no picture", async () => {
    const shopper = await newShopper(shop, "reader@example.com");
    await shopper.add("plain-kurta", "M");
    const { body } = await shopper.order(await shopper.pendingOrder());
    await confirm(shopper, body.order.id, (await press(shop, body, "success")).body);
    await shop.runJobs();
    const order = await shopper.ask<{ data: { items: { image: unknown }[] } }>("GET", `/api/orders/${body.order.id}`);
    expect(order.body.data.items.map(({ image }) => image)).toEqual([null]);
    const mail = shop.sentMails.find(({ to }) => to === "asha.verma@example.com");
    expect(mail?.html).toContain("Plain Kurta");
    expect(mail?.html).not.toMatch(/<img|undefined|null/);
  });
});
