import { createHash } from "node:crypto";
import type { Response } from "playwright";
import { describe, expect, inject } from "vitest";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import {
  INDEXED_PAGES,
  PRIVATE_PAGES,
  PRODUCT,
  PUBLIC_PAGES,
  SIGNED_IN_PAGES,
  SOLD_OUT_PRODUCT,
  UNKNOWN_PRODUCT,
} from "./shop/urls.ts";

const get = (path: string) => fetch(inject("shopUrl") + path, { redirect: "manual" });
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const WITHOUT_PICTURE = ["/privacy-policy", "/terms-conditions", "/shipping-return", "/contact", "/size-guide"];
/** Pages whose largest picture has variants for wide and narrow screens. */
const TWO_CUTS = /^\/$|-collection$/;
const TEXTS = ["/privacy-policy", "/terms-conditions", "/shipping-return"];

describe.each(INDEXED_PAGES)("the document of %s", (path) => {
  // spec: acceptance 40 one heading
  test("has one title, one description, one heading, and its own canonical address", async () => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="([^"]{20,})"/g)).toHaveLength(1);
    expect(all(html, /<h1\b[^>]*>(.+?)<\/h1>/gs)).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([inject("shopUrl") + path]);
    expect(all(html, /<meta property="og:url" content="([^"]+)"/g)).toEqual([inject("shopUrl") + path]);
    expect(all(html, /(noindex)/g)).toEqual([]);
  });
});

describe.each(PUBLIC_PAGES)("the document of %s", (path) => {
  // spec: Theme before the first paint
  // spec: Content policy of public pages
  // spec: T14 scripts in pages
  test("inlines the theme script, the first styles and the font faces, with a policy that allows no others", async () => {
    const answer = await get(path);
    const html = await answer.text();
    const scripts = all(html, /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs);
    const styles = all(html, /<style[^>]*>(.*?)<\/style>/gs);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]!.length).toBeLessThanOrEqual(300);
    expect(styles).toHaveLength(2);
    expect(styles[1]).toMatch(/^(@font-face\s*\{[^{}]+\}\s*)+$/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(answer.headers.get("content-security-policy")).toContain(
      `script-src 'self' ${hashOf(scripts[0]!)};style-src 'self' ${styles.map(hashOf).join(" ")};`,
    );
  });

  // spec: acceptance 34 first picture
  test("requests nothing that would delay the largest picture", async () => {
    const html = await (await get(path)).text();
    const withoutScript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
    const links = all(withoutScript, /<link rel="((?:stylesheet|preload|modulepreload)"[^>]*)/g);
    const pictures = links.filter((link) => link.startsWith('preload" as="image" '));
    expect(links.length - pictures.length).toBe(0);
    // The picture is preloaded before the styles, in both variants where it has two.
    expect(pictures.length).toBe(TWO_CUTS.test(path) ? 2 : WITHOUT_PICTURE.includes(path) ? 0 : 1);
    if (pictures[0]) expect(html.indexOf(pictures[0])).toBeLessThan(html.indexOf("<style>"));
    const blocking = all(html, /<script([^>]*\bsrc=[^>]*)>/g).filter((attributes) => !attributes.includes("async"));
    // A long text waits for its font.
    expect(blocking.map((script) => /text-font/.exec(script)?.[0])).toEqual(TEXTS.includes(path) ? ["text-font"] : []);
  });
});

/** The hash of an inlined text as written in a content policy. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test.each([...PRIVATE_PAGES, ...SIGNED_IN_PAGES])("%s is neither cached nor indexed", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(all(await answer.text(), /<meta name="robots" content="([^"]+)"/g)).toEqual(["noindex"]);
});

// spec: /my-account/orders
test.each([
  ["/account", "Profile", "Account"],
  ["/account?tab=addresses", "Addresses", "Account"],
  ["/my-account/orders", "Orders", "Account"],
  ["/checkout", "Checkout", "Checkout"],
  ["/payment-success", "Your payment", "Your payment"],
  ["/order-confirmation/ORD123456", "Your order", "Your order"],
])("%s has its title and one heading before the session is known", async (path, title, heading) => {
  const html = await (await get(path)).text();
  expect(all(html, /<title>([^<]+)<\/title>/g)).toEqual([`${title} | Nimar`]);
  expect(all(html, /<h1\b[^>]*>(.+?)<\/h1>/gs)).toEqual([heading]);
});

// spec: any other path
test.each(["/nowhere", UNKNOWN_PRODUCT, "/shop/no-such-category", "/product/999999"])(
  "%s answers 404 with a page",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(all(await answer.text(), /<h1\b[^>]*>(.+?)<\/h1>/gs)).toHaveLength(1);
  },
);

// spec: Links only to what is there
test("no page has a broken internal link", async () => {
  const linked = new Set<string>();
  for (const path of [...PUBLIC_PAGES, ...PRIVATE_PAGES]) {
    const html = await (await get(path)).text();
    for (const href of all(html, /<a\b[^>]*? href="(\/[^"#]*)/g)) linked.add(href.replaceAll("&amp;", "&"));
  }
  expect(linked.size).toBeGreaterThan(80);
  const missing = [];
  for (const href of linked) if ((await get(href)).status >= 400) missing.push(href);
  expect(missing).toEqual([]);
});

test("a product's id redirects to its slug", async () => {
  const answer = await get("/product/3?qty=2");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(`${PRODUCT}?qty=2`);
});

test("the product's document contains name, price, availability, and the matching structured data", async () => {
  const html = await (await get(PRODUCT)).text();
  const text = html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
  expect(text).toContain("Noor Khadi Kurta");
  expect(text).toContain("₹4,200.00");
  expect(text).toMatch(/Add to cart/i);
  const things = all(html, /<script type="application\/ld\+json">(.+?)<\/script>/gs).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(things.find((thing) => thing["@type"] === "Product" || thing["@type"] === "ProductGroup")).toMatchObject({
    name: "Noor Khadi Kurta",
    offers: { price: "4200.00", priceCurrency: "INR", availability: expect.stringMatching(/\/InStock$/) },
  });
});

test("without JavaScript the shop can be read and navigated", async ({ newShopper }) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto("/");
  await page.getByRole("link", { name: "Shop Now" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/shop");
  await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Noor Khadi Kurta");
  await expect.poll(() => page.getByRole("main").textContent()).toContain("₹4,200.00");
});

test.for(["/cart", ...SIGNED_IN_PAGES])("without JavaScript %s says that it needs it", async (path, { newShopper }) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto(path);
  // Checks the rendered text; getByText does not find texts in a noscript.
  expect(await page.locator("main noscript").innerText()).toContain("This page needs JavaScript");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  for (const skeleton of await page.locator("[aria-busy=true]").all()) expect(await skeleton.isVisible()).toBe(false);
});

test.for([...PUBLIC_PAGES, ...PRIVATE_PAGES, SOLD_OUT_PRODUCT])(
  "without JavaScript %s shows only working controls",
  async (path, { newShopper }) => {
    const { page } = await newShopper({ javaScript: false });
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Controls inside a form take effect when it is submitted. A product's options show what can be ordered.
      const idle = page.locator(
        "button:not(form [type=submit]), select:not(form select), input:not(form input, [data-option] input)",
      );
      const shown = idle.filter({ visible: true });
      expect(await shown.evaluateAll((controls) => controls.map(({ outerHTML }) => outerHTML))).toEqual([]);
    }
  },
);

test("without JavaScript a list can be sorted and keeps its filters", async ({ newShopper }) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto("/shop?category_id=1&page=2");
  await page.getByLabel("Sort").selectOption("Price: low to high");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=price_asc&category_id=1");
  expect(await page.getByLabel("Sort").inputValue()).toBe("price_asc");
});

test("without JavaScript Add to cart shows the product, the total, and a mail link to order it", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto(PRODUCT);
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "Add to cart" });
  await add.click();
  // The browser itself validates the required fields.
  expect(new URL(page.url()).pathname).toBe(PRODUCT);
  await main.locator("[name=material]").first().check();
  await main.locator("[name=size][value=M]").check();
  await add.click();
  await page.waitForURL("/cart");
  await main.getByText("Product added to cart successfully").waitFor();
  expect(await main.getByRole("list", { name: "Items" }).textContent()).toMatch(/Noor Khadi Kurta.*size M.*₹4,200\.00/);
  const letter = await main.locator("noscript a[href^='mailto:']").getAttribute("href");
  expect(decodeURIComponent(letter ?? "")).toMatch(/1 x Noor Khadi Kurta, .*size M: ₹4,200\.00/);
  expect(await main.locator("button, input").filter({ visible: true }).count()).toBe(0);
});

test("without JavaScript made-to-measure orders are referred to other channels", async ({ newShopper }) => {
  const shopper = await newShopper({ javaScript: false });
  shopper.expectFaults(/status of 422/);
  const { page } = shopper;
  await page.goto(PRODUCT);
  const main = page.getByRole("main");
  await main.locator("[name=material]").first().check();
  await main.locator("[name=size][value=Custom]").check();
  await main.getByRole("button", { name: "Add to cart" }).click();
  await main.getByText("please tell us bust, waist and hip").waitFor();
  await main.getByRole("link", { name: "Back to Noor Khadi Kurta" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(PRODUCT);
});

test("without JavaScript a product explains how to order it, and links to its large pictures", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ javaScript: false });
  await page.goto(PRODUCT);
  expect((await page.locator("main noscript").allInnerTexts()).join()).toContain("Paying here needs JavaScript");
  const phone = page.getByRole("main").getByRole("link", { name: "+91 98000 00000" });
  expect(await phone.getAttribute("href")).toMatch(/^tel:/);
  await page.getByRole("link", { name: /, image 2 of \d$/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/media\//);
});

const DOCUMENT_HEADERS = [
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
];

test.each(["/assets/nothing.js", "/assets/..%2findex.html", "/media/..%2f..%2fpackage.json", "/media//x", "/media/"])(
  "file %s does not exist",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test("files send only the headers that files need", async ({ shopper }) => {
  const { page } = shopper;
  const arrived: Response[] = [];
  page.on("response", (response) => arrived.push(response));
  await load(page, "/");
  // The full style sheet is fetched ahead when the page is quiet.
  const isSheet = (response: Response) => response.url().endsWith(".css");
  await expect.poll(() => arrived.some(isSheet)).toBe(true);
  const kinds = { document: 0, image: 0, font: 0, script: 0, stylesheet: 0 };
  for (const response of arrived) {
    const kind = isSheet(response) ? "stylesheet" : (response.request().resourceType() as keyof typeof kinds);
    if (!(kind in kinds)) continue;
    kinds[kind] += 1;
    const headers = await response.allHeaders();
    expect(headers, response.url()).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    const said = DOCUMENT_HEADERS.filter((name) => name in headers);
    expect(said, response.url()).toEqual(kind === "document" ? DOCUMENT_HEADERS : []);
  }
  // An SVG opened by itself is a document.
  expect((await get("/favicon.svg")).headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(Object.entries(kinds).filter(([, count]) => count === 0)).toEqual([]);
});
