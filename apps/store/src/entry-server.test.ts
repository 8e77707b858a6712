import { expect, test } from "vitest";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";
import { addressOf, render } from "./entry-server.tsx";
import type { Transport } from "./lib/http.ts";

const ASSETS = {
  script: "/entry.js",
  styles: [],
  allStyles: null,
  modules: [],
  later: [],
  fonts: [],
  fontStyles: [],
  textFont: [],
  textFontStyles: [],
};
const rendered = (url: string, transport: Transport) =>
  render({ url, origin: "http://shop.example", transport, assetsOf: () => ASSETS, build: "one", headOf: () => "" });
const shop = demoSettings({ delivery: { days: { min: 3, max: 7 }, dispatch: { min: 1, max: 2 } } });
const SHOP = { status: 200, body: { shop, collections: shop.collections } };

/** Renders `url` with an API that answers with these statuses in turn, repeating the last. What the owner has set it always answers. */
function pageOf(url: string, ...statuses: number[]) {
  return rendered(url, async ({ path }) => {
    if (path === "/api/shop") return SHOP;
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return { status: status ?? 500, body: { status: "error", message: "", errors: {} } };
  });
}

test("without what the owner has set no page is rendered, and later the last answer is used", async () => {
  const fails: Transport = async () => ({ status: 503, body: { status: "error", message: "", errors: {} } });
  await expect(rendered("/about", fails)).rejects.toMatchObject({ status: 503 });
  await pageOf("/about", 200);
  expect((await rendered("/about", fails)).html).toContain('"shop":{"delivery":{"days":{"min":3,"max":7}');
});

test.each([
  ["/", [429], 429],
  ["/product/kesar-long-kurta", [404, 429], 429],
  ["/product/kesar-long-kurta", [429, 404], 429],
  ["/product/kesar-long-kurta", [429, 503], 503],
  ["/product/kesar-long-kurta", [500], 503],
  ["/product/kesar-long-kurta", [404], 404],
])("%s is answered, when the API answers %j, with %i", async (url, api, status) => {
  expect((await pageOf(url, ...api)).status).toBe(status);
});

test.each([
  ["/", "/"],
  ["/shop?sort=price_asc&page=2", "/shop?sort=price_asc&page=2"],
  ["/shop?page=2&sort=price_asc", null],
  ["/shop?page=1", null],
  ["/product/noor-khadi-kurta", "/product/noor-khadi-kurta"],
  ["/product/noor-khadi-kurta?utm_source=mail&gclid=1", "/product/noor-khadi-kurta"],
  ["/product/noor-khadi-kurta?utm_source=mail&size=M", null],
  ["/product/noor-khadi-kurta?utm=mail", null],
  ["/shop?sort=price_asc&utm_medium=a%20b&page=2", "/shop?sort=price_asc&page=2"],
  ["/product/noor-khadi-kurta?page=2", null],
  ["/checkout?page=7", null],
  ["/checkout", "/checkout"],
  ["/order-confirmation/ORD1", null],
  ["/nowhere", null],
  ["/.//", null],
  ["//", null],
  ["//other.example/shop", null],
  ["/SHOP", null],
  ["/shop/", null],
])("the cache address of %s is %j", (url, address) => expect(addressOf(url)).toBe(address));

test.each([
  ["/product/former-name", "/product/its-name"],
  ["/product/3?size=M", "/product/its-name"],
  ["/shop/former-name?page=2", "/shop/its-name"],
])("%s redirects to its canonical path", async (url, location) => {
  const page = await rendered(url, async () => ({
    status: 200,
    body: { ...SHOP.body, product: { slug: "its-name" }, category: { slug: "its-name" }, categories: [], data: [] },
  }));
  expect(page).toMatchObject({ status: 301, html: "", location });
});

test.each([
  ["/SHOP", "/shop"],
  ["/shop//", "/shop"],
  ["//", "/"],
  ["/..//shop", "/shop"],
  ["/Product/Noor-Khadi-Kurta/", "/product/noor-khadi-kurta"],
  ["//shop//Kurtas?page=2", "/shop/kurtas"],
  ["/Blogs/Blue-Takes-Its-Time", "/blogs/blue-takes-its-time"],
  ["/Reset-Password//AbC-d_E/", "/reset-password/AbC-d_E"],
  ["/ORDER-CONFIRMATION/ORD9K2MXQ7T4B/", "/order-confirmation/ORD9K2MXQ7T4B"],
  ["/Unsubscribe/AbC", "/unsubscribe/AbC"],
  ["//other.example/shop", "/other.example/shop"],
  ["///other.example", "/other.example"],
  ["/.//other.example", "/other.example"],
])("%s moves to %s without any API call", async (url, location) => {
  const page = await rendered(url, () => Promise.reject(new Error("The API was asked.")));
  expect(page).toMatchObject({ status: 301, html: "", location });
  expect(new URL(location, "http://shop.example").origin).toBe("http://shop.example");
});

test.each(["/", "/shop", "/reset-password/AbC", "/no-such-page", "/No-Such-Page/", "/shop/a%2F%2Fb", "/shop;x=1"])(
  "%s is not redirected",
  async (url) => {
    expect((await pageOf(url, 404)).location).toBeUndefined();
  },
);
