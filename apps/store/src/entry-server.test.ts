import { expect, test } from "vitest";
import { addressOf, render } from "./entry-server.tsx";

/** The page of `url` while the API answers its calls one after the other with these statuses, the last again and again. */
function pageOf(url: string, ...statuses: number[]) {
  const transport = async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    return { status: status ?? 500, body: { status: "error", message: "", errors: {} } };
  };
  const assets = {
    script: "/entry.js",
    styles: [],
    allStyles: null,
    modules: [],
    fonts: [],
    fontStyles: [],
    textFont: [],
    textFontStyles: [],
  };
  return render({
    url,
    origin: "http://shop.example",
    transport,
    assetsOf: () => assets,
    build: "one",
    headOf: () => "",
  });
}

test.each([
  ["/", [429], 429],
  ["/product/kesar-long-kurta", [404, 429], 429],
  ["/product/kesar-long-kurta", [429, 404], 429],
  ["/product/kesar-long-kurta", [429, 503], 503],
  ["/product/kesar-long-kurta", [500], 503],
  ["/product/kesar-long-kurta", [404], 404],
])("%s is answered, where the API answers %j, with %i", async (url, api, status) => {
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
  ["/shop#1", "/shop"],
  ["http://other.example/shop", "/shop"],
  ["http://other.example:99999/shop", null],
])("the address under which %s is remembered is %j", (url, address) => expect(addressOf(url)).toBe(address));
