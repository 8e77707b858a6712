import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { documentOf } from "./fixtures/document-of.ts";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";

test.each([
  ["/", '"vatID":"23AAAAA0000A1ZA"'],
  ["/terms-conditions", "GSTIN 23AAAAA0000A1ZA"],
])("%s names the GSTIN that the owner has set, and not that of brand.ts", async (url, named) => {
  const { html } = await documentOf(url, demoSettings({ gstin: "23AAAAA0000A1ZA" }));
  expect(html).toContain(named);
  expect(html).not.toContain(brand.legal.gstin);
});

test.each(["/", "/terms-conditions"])("%s says nothing of taxes once the owner is not registered", async (url) => {
  const { html } = await documentOf(url, demoSettings({ gstin: null }));
  expect(html).toContain(brand.legal.name);
  expect(html).not.toMatch(/GSTIN|vatID|inclusive of all taxes/i);
});
