import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { render } from "./entry-server.tsx";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";

async function documentOf(url: string, gstin: string | null): Promise<string> {
  const shop = demoSettings({ gstin });
  const body = { shop, topSales: [], newArrivals: [], topRatings: [], categories: [] };
  const assets = { script: "", styles: [], allStyles: null, modules: [], later: [], fonts: [] };
  const { html } = await render({
    url,
    origin: "http://shop.example",
    transport: async () => ({ status: 200, body }),
    assetsOf: () => ({ ...assets, fontStyles: [], textFont: [], textFontStyles: [] }),
    build: "one",
    headOf: () => "",
  });
  // The page's state has the number under its name.
  return html.replace(/<script id="page-state".*?<\/script>/s, "");
}

test.each([
  ["/", '"vatID":"23AAAAA0000A1ZA"'],
  ["/terms-conditions", "GSTIN 23AAAAA0000A1ZA"],
])("%s names the GSTIN that the owner has set, and not that of brand.ts", async (url, named) => {
  const html = await documentOf(url, "23AAAAA0000A1ZA");
  expect(html).toContain(named);
  expect(html).not.toContain(brand.legal.gstin);
});

test.each(["/", "/terms-conditions"])("%s says nothing of taxes once the owner is not registered", async (url) => {
  const html = await documentOf(url, null);
  expect(html).toContain(brand.legal.name);
  expect(html).not.toMatch(/GSTIN|vatID|inclusive of all taxes/i);
});
