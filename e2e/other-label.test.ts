import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seedDemo } from "../apps/api/seed/demo.ts";
import { readSettings } from "../apps/api/src/settings/settings.ts";
import { confirm, press } from "../apps/api/src/testing/paying.ts";
import { newShopper } from "../apps/api/src/testing/shopper.ts";
import { type TestApp, testApp } from "../apps/api/src/testing/test-app.ts";
import { storefront } from "../apps/store/server/storefront.ts";
import { brand } from "../apps/store/src/brand.ts";
import { PRIVATE_PAGES, PUBLIC_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

const repository = join(import.meta.dirname, "..");
const store = join(repository, "apps/store");
/** Inside the repository, so that the built server finds its packages. */
const root = join(repository, ".cache/other-label");

/** Names used by the demo label, and their replacements. */
const OTHER = [
  [/Nimar/g, "Kosa"],
  [/nimar/g, "kosa"],
  [/Indore/g, "Bhuj"],
  [/Madhya Pradesh/g, "Gujarat"],
  [/Chhatribagh/g, "Camp"],
  [/\+919800000000/g, "+919700000001"],
  [/"23AAKFN0000A1ZD"/g, "null"],
  [/Meera Joshi/g, "Hetal Vora"],
] as const;
const DEMO_LABEL = /nimar|indore|chhatribagh|98000[ \d]*00000|23AAKFN|meera joshi/i;

const TAX_IN_PRICE = /GSTIN|vatID|inclusive of all taxes|include all taxes|taxes included/i;

const renamed = (text: string) => OTHER.reduce((source, [demo, other]) => source.replace(demo, other), text);

let shop: TestApp;
beforeAll(async () => {
  // The one file that an owner changes.
  const otherBrand = {
    name: "other-brand",
    load: (id: string) => (id === join(store, "src/brand.ts") ? renamed(readFileSync(id, "utf8")) : null),
  };
  const options = {
    root: store,
    configFile: join(store, "vite.config.ts"),
    logLevel: "error",
    plugins: [otherBrand],
  } satisfies InlineConfig;
  await build({ ...options, build: { outDir: join(root, "dist/client") } });
  await build({ ...options, build: { ssr: true, outDir: join(root, "dist/server") } });
  shop = await testApp({
    settings: readSettings(
      { LOG_LEVEL: "silent", RATE_LIMITS: "relaxed" },
      {
        name: "Kosa",
        ordersEmail: "orders@kosa.example",
        replyTime: "within two working days",
        legal: {
          name: "Kosa Weavers LLP",
          address: "3 Mill Road, Raipur 492001",
          state: "Chhattisgarh",
          gstin: null,
        },
      },
    ),
    register: (app) =>
      storefront(app, {
        root,
        mediaDirectory: join(repository, "apps/api/seed/pictures"),
        publicUrl: null,
        paymentProvider: "sandbox",
        changes: null,
        isDevelopment: false,
      }),
  });
  await seedDemo(shop.db, shop.clock, () => {});
  // Its own stories.
  for (const { slug, author, body } of await shop.db.selectFrom("stories").selectAll().execute())
    await shop.db
      .updateTable("stories")
      .set({ author: renamed(author), body: renamed(body) })
      .where("slug", "=", slug)
      .execute();
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

/** Each occurrence of the demo label's names, with surrounding text. */
function namings(text: string): string[] {
  return [...text.matchAll(new RegExp(`.{0,40}(?:${DEMO_LABEL.source}).{0,40}`, "gi"))].map(([found]) => found);
}

test.each([
  ...PUBLIC_PAGES,
  ...PRIVATE_PAGES,
  ...SIGNED_IN_PAGES,
  ...["/nowhere", "/order-confirmation/ORD1234567", "/robots.txt", "/api/docs", "/api/openapi.json"],
])("%s of a shop with another name does not mention the demo label", async (url) => {
  const { body, statusCode } = await shop.app.inject({ url, headers: { host: "kosa.example" } });
  expect(statusCode).toBeLessThan(500);
  expect(body.length).toBeGreaterThan(50);
  expect(namings(body)).toEqual([]);
});

test.each([...PUBLIC_PAGES, ...PRIVATE_PAGES, ...SIGNED_IN_PAGES])(
  "%s of a seller without GST registration does not mention tax in prices",
  async (url) => {
    const { body } = await shop.app.inject({ url, headers: { host: "kosa.example" } });
    // Packaged goods require this wording from every seller, and the page's state says that there is no number.
    const otherwise = body.replace(/MRP [^.]+\.\d\d, inclusive of all taxes\.|"gstin":null/g, "");
    expect(otherwise).not.toMatch(TAX_IN_PRICE);
  },
);

test("the other name is on its pages and on the page of its API", async () => {
  for (const url of ["/", "/privacy-policy", "/api/docs"]) expect((await shop.app.inject(url)).body).toContain("Kosa");
});

test("no file that the browser loads mentions the demo label", () => {
  const files = globSync("dist/client/**/*.{js,css,svg,json}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => namings(readFileSync(join(root, file), "utf8")).map((text) => [file, text]));
  expect(found).toEqual([]);
});

test("no mail mentions the demo label", async () => {
  const shopper = await newShopper(shop, "reader@example.com");
  await shopper.add("kesar-long-kurta", "M");
  const elsewhere = { city: "Jaipur", state: "Rajasthan", zip_code: "302001" };
  const { body } = await shopper.order({ ...(await shopper.pendingOrder()), ...elsewhere });
  await confirm(shopper, body.order.id, (await press(shop, body, "success")).body);
  await shop.runJobs();
  expect(shop.sentMails.map(({ to }) => to).toSorted()).toEqual(["asha.verma@example.com", "orders@kosa.example"]);
  for (const mail of shop.sentMails) {
    expect(mail.from).toBe("Kosa <orders@kosa.example>");
    expect(namings(`${mail.subject}\n${mail.text}\n${mail.html}`)).toEqual([]);
  }
});

test("the started shop takes its name from the brand file", async () => {
  const document = (await (await fetch(`${inject("shopUrl")}/api/openapi.json`)).json()) as { info: { title: string } };
  expect(document.info.title).toBe(`${brand.name} shop API`);
});
