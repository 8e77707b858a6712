import { JSDOM } from "jsdom";
import { describe, expect, inject, test } from "vitest";
import { PRIVATE_PAGES, PRODUCT, INDEXED_PAGES, SIGNED_IN_PAGES } from "./shop/urls.ts";

const origin = () => inject("shopUrl");

async function get(path: string) {
  const answer = await fetch(origin() + path);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type"), text: await answer.text() };
}
async function xml(path: string): Promise<XMLDocument> {
  const { type, text } = await get(path);
  expect(type).toBe("application/xml; charset=utf-8");
  return new JSDOM(text, { contentType: "application/xml" }).window.document;
}
const texts = (within: Document | Element, name: string) =>
  Array.from(within.getElementsByTagName(name), ({ textContent }) => textContent ?? "");

describe("the sitemap", () => {
  test("is listed in robots.txt, and has each public page once and no other", async () => {
    expect((await get("/robots.txt")).text).toContain(`Sitemap: ${origin()}/sitemap.xml`);
    const found = texts(await xml("/sitemap.xml"), "loc");
    expect(new Set(found).size).toBe(found.length);
    for (const path of INDEXED_PAGES) expect(found).toContain(origin() + path);
    for (const path of [...PRIVATE_PAGES, ...SIGNED_IN_PAGES, "/search", "/about"])
      expect(found).not.toContain(origin() + path);
  });

  test("uses the canonical addresses of the pages, with their pictures", async () => {
    const entries = [...(await xml("/sitemap.xml")).getElementsByTagName("url")];
    const kurta = entries.find((entry) => texts(entry, "loc")[0] === origin() + PRODUCT);
    const pictures = texts(kurta!, "image:loc");
    expect(pictures.length).toBeGreaterThan(2);
    expect((await fetch(pictures[0] ?? "", { method: "HEAD" })).status).toBe(200);
    for (const entry of entries.filter((_, index) => index % 7 === 0)) {
      const [address = ""] = texts(entry, "loc");
      expect(await (await fetch(address)).text()).toContain(`<link rel="canonical" href="${address}"`);
    }
  });
});

describe("the product feed", () => {
  test("has an item for each size and material, with all fields Google requires, and a link that selects it", async () => {
    const items = [...(await xml("/feeds/google.xml")).getElementsByTagName("item")];
    const ids = items.map((item) => texts(item, "g:id")[0]);
    expect(new Set(ids).size).toBe(items.length);
    const asked = ["id", "title", "description", "link", "image_link", "availability", "price", "brand", "condition"];
    for (const item of items) {
      for (const name of asked) expect(texts(item, `g:${name}`)[0], name).toMatch(/./);
      expect(texts(item, "g:id")[0]!.length).toBeLessThanOrEqual(50);
      expect(texts(item, "g:link")[0]).toMatch(
        new RegExp(`^${origin()}/product/[\\w-]+\\?(material=[\\w%+-]+&)?size=[\\w%+]+$`),
      );
    }
    const kurta = items.filter((item) => texts(item, "g:title")[0] === "Noor Khadi Kurta");
    expect(kurta).toHaveLength(18);
    expect(new Set(kurta.map((item) => texts(item, "g:size")[0]))).toEqual(new Set(["XS", "S", "M", "L", "XL", "XXL"]));
    expect(new Set(kurta.map((item) => texts(item, "g:material")[0])).size).toBe(3);
    expect(new Set(kurta.map((item) => texts(item, "g:item_group_id")[0])).size).toBe(1);
    expect(texts(kurta[2]!, "g:price")).toContain("4200.00 INR");
    expect(texts(kurta[2]!, "g:shipping")).toEqual(["IN0.00 INR"]);
  });

  test("has the same price and availability as the page for each offer", async () => {
    const items = [...(await xml("/feeds/google.xml")).getElementsByTagName("item")];
    expect(items.length).toBeGreaterThan(100);
    const different: string[] = [];
    for (const item of items) {
      const [link = ""] = texts(item, "g:link");
      const page = new JSDOM(await (await fetch(link)).text()).window.document;
      const things = Array.from(page.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) =>
        JSON.parse(textContent ?? ""),
      );
      const { offers } = things.find((thing) => thing["@type"] === "Product");
      const [price = texts(item, "g:price")[0]] = texts(item, "g:sale_price");
      const inFeed = [link, texts(item, "g:availability")[0], price];
      const availability = offers.availability.endsWith("/OutOfStock") ? "out_of_stock" : "in_stock";
      const onPage = [offers.url, availability, `${offers.price} INR`];
      if (inFeed.join(" ") !== onPage.join(" ")) different.push(`${inFeed.join(" ")} / ${onPage.join(" ")}`);
    }
    expect(different).toEqual([]);
  });

  test("contains reduced prices and out-of-stock products", async () => {
    const items = [...(await xml("/feeds/google.xml")).getElementsByTagName("item")];
    const reduced = items.filter((item) => texts(item, "g:sale_price").length > 0);
    expect(reduced.length).toBeGreaterThan(0);
    const amount = (item: Element, name: string) => Number.parseFloat(texts(item, name)[0] ?? "");
    for (const item of reduced) expect(amount(item, "g:sale_price")).toBeLessThan(amount(item, "g:price"));
    const availability = new Set(items.map((item) => texts(item, "g:availability")[0]));
    expect(availability).toEqual(new Set(["in_stock", "out_of_stock"]));
  });
});

test("llms.txt describes the shop and links to its content", async () => {
  const { type, text } = await get("/llms.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^# Nimar\n\n> Contemporary/);
  expect(text).toContain(`[Dresses](${origin()}/shop/dresses)`);
  const links = Array.from(text.matchAll(/\]\((\S+)\)/g), ([, url = ""]) => url);
  expect(links.length).toBeGreaterThan(10);
  // robots.txt allows the pages it links to.
  const { text: rules } = await get("/robots.txt");
  const ofApi = links.filter((url) => new URL(url).pathname.startsWith("/api/"));
  for (const url of ofApi) expect(rules).toContain(`Allow: ${new URL(url).pathname}\n`);
  expect(ofApi).toHaveLength(2);
  for (const url of links) expect((await fetch(url)).status, url).toBe(200);
});
