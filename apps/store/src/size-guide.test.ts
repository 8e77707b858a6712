import { expect, test } from "vitest";
import { helpLinks } from "./features/shell/navigation.ts";
import { publicPaths } from "./entry-server.tsx";
import { documentOf } from "./fixtures/document-of.ts";
import { demoSettings } from "./fixtures/shop/demo-settings.ts";

const rings = {
  name: "Rings",
  categories: [],
  columns: [{ name: "Inside across", part: null }],
  rows: [{ size: "12", inches: [0.68] }],
};
const tables = (html: string) => Array.from(html.matchAll(/<caption[^>]*>(.*?)<\/caption>/gs), ([, name]) => name);

test("the size guide has each table, and how to measure only beside one of the whole body", async () => {
  const { sizes } = demoSettings();
  const both = await documentOf("/size-guide", demoSettings({ sizes: [...sizes, rings] }));
  expect(tables(both.html)).toEqual([expect.stringContaining("Body measurements"), expect.stringContaining("Rings")]);
  expect(both.html.match(/How to measure/g)).toHaveLength(1);

  const own = await documentOf("/size-guide", demoSettings({ sizes: [rings], custom: false }));
  expect(tables(own.html)).toEqual([expect.stringContaining("Rings")]);
  expect(own.html).not.toMatch(/How to measure|bust|waist|your body|made to measure/i);
  expect(own.html).toContain("Measurements of 12 to 12 in inches and centimetres.");
});

test("a drawn table is shown only as long as the tables are the demo's", async () => {
  const isDrawn = async (change: object) =>
    /aspect-\[1200\/620\]/.test((await documentOf("/size-guide", demoSettings(change))).html);
  expect(await isDrawn({})).toBe(true);
  expect(await isDrawn({ sizes: [rings] })).toBe(false);
});

test("without size tables there is no size guide: not found, in no menu, and not in the sitemap", async () => {
  const none = demoSettings({ sizes: [] });
  expect((await documentOf("/size-guide", none)).status).toBe(404);
  expect(helpLinks(none).map(({ href }) => href)).not.toContain("/size-guide");
  expect(publicPaths(none)).not.toContain("/size-guide");

  expect((await documentOf("/size-guide", demoSettings())).status).toBe(200);
  expect(helpLinks(demoSettings()).map(({ href }) => href)).toContain("/size-guide");
  expect(publicPaths(demoSettings())).toContain("/size-guide");
});
