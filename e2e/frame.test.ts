import type { CategoriesAnswer } from "@selvedge/commerce/wire/catalogue";
import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveAt } from "./shop/buying.ts";
import { load, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const COLLECTIONS = ["workwear", "vacation", "evening"];

/** Name and address of each link, in order. */
const links = (within: Locator) =>
  within
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]));

/** Loads the page and waits until header and footer have their code. Until then their links load documents. */
async function open(page: Page, path: string): Promise<void> {
  await load(page, path);
  await wake(page, ":is(header, footer)");
}

describe("the header", () => {
  // spec: Header: menu
  // spec: Header: icons
  test("links to home, the label's pages and the shopper's pages", async ({ shopper: { page } }) => {
    await open(page, "/shop");
    const header = page.getByRole("banner");
    for (const [name, path] of [
      ["Home", "/"],
      ["Our Story", "/our-story"],
      ["Contact Us", "/contact"],
      ["Search", "/search"],
      ["Account", "/login?redirect=%2Fshop"],
      ["Track order", "/track-order"],
      ["Wishlist", "/wishlist"],
      ["Cart", "/cart"],
    ] as const) {
      expect(await header.getByRole("link", { name, exact: true }).getAttribute("href"), name).toBe(path);
    }
  });

  // spec: Header: Categories
  test("lists each category, linking to the filtered shop", async ({ shopper: { page } }) => {
    await open(page, "/contact");
    const answer = await page.request.get("/api/home/categories", { headers: { Accept: "application/json" } });
    const { categories } = (await answer.json()) as CategoriesAnswer;
    const shown = categories.filter(({ slug }) => !COLLECTIONS.includes(slug));
    expect(shown.length).toBeGreaterThan(3);
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Categories" }).click();
    for (const { id, name } of shown) {
      const link = header.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("href")).toBe(`/shop?category_id=${id}`);
    }
    await header.getByRole("link", { name: shown[0]!.name, exact: true }).click();
    await arriveAt(page, shown[0]!.name);
  });

  // spec: Header: Journals
  test("links to the label’s journal here and elsewhere", async ({ shopper: { page } }) => {
    await open(page, "/contact");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Journals" }).click();
    const elsewhere = header.getByRole("link", { name: /\(opens in a new tab\)$/ });
    expect(await elsewhere.getAttribute("href")).toMatch(/^https:/);
    expect(await elsewhere.getAttribute("target")).toBe("_blank");
    await header.getByRole("link", { name: "Our Journal", exact: true }).click();
    await page.waitForURL("/journals");
  });

  // spec: Header: logo
  test.for(["/shop", "/"])("has a mark that leads from %s home by a new document", async (path, { shopper }) => {
    const { page, requests } = shopper;
    await open(page, path);
    const documents = () => requests.filter((request) => request.resourceType() === "document").length;
    const before = documents();
    await page.getByRole("banner").getByRole("link", { name: "Nimar, home" }).click();
    await page.waitForURL("/");
    await expect.poll(documents).toBe(before + 1);
  });

  // spec: Header loader
  // spec: Header loader: 3 s, never 10
  test("animates its thread once per document, in three seconds, and never over content", async ({
    shopper: { page },
  }) => {
    const thread = page.locator("[data-component=header-loader]");
    const runs = () =>
      thread.evaluate((element) =>
        element
          .getAnimations()
          .map((run) => [run.effect?.getComputedTiming().duration, run.effect?.getComputedTiming().iterations]),
      );
    await open(page, "/shop");
    expect(await thread.evaluate((element) => getComputedStyle(element).display)).toBe("none");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/shop");
    expect(await runs()).toEqual([[3000, 1]]);
    await thread.evaluate(async (element) => {
      for (const run of element.getAnimations()) await run.finished;
    });
    expect((await thread.boundingBox())!.height).toBeLessThanOrEqual(3);
    expect(await thread.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
    await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
    await arriveAt(page, /./);
    const isOver = await thread.evaluate((element) =>
      element.getAnimations().every((run) => run.playState === "finished"),
    );
    expect(isOver).toBe(true);
  });
});

describe("the footer", () => {
  // spec: Footer: Help and About
  // spec: Footer: contact
  test("has help links, label links, and contact details", async ({ shopper: { page } }) => {
    await open(page, "/contact");
    const footer = page.getByRole("contentinfo");
    expect(await links(footer.getByRole("navigation", { name: "Help" }))).toEqual([
      ["Shipping & Returns", "/shipping-return"],
      ["Track Order", "/track-order"],
      ["Size Guide", "/size-guide"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms & Conditions", "/terms-conditions"],
    ]);
    expect(await links(footer.getByRole("navigation", { name: "About" }))).toEqual([
      ["Our Story", "/about"],
      ["Shop", "/shop"],
      ["Blogs", "/journals"],
      ["Contact Us", "/contact"],
    ]);
    await footer.locator("a[href^='mailto:']").first().waitFor();
    const phone = await footer.locator("a[href^='tel:']").first().getAttribute("href");
    const chat = await footer.getByRole("link", { name: "Chat with us" }).getAttribute("href");
    expect(chat).toBe(`https://wa.me/${phone?.replace(/\D/g, "")}`);
  });

  // spec: Footer: social links
  test("links to the label on three networks", async ({ shopper: { page } }) => {
    await open(page, "/contact");
    for (const name of ["Facebook", "Instagram", "LinkedIn"]) {
      const link = page.getByRole("contentinfo").getByRole("link", { name: `${name} (opens in a new tab)` });
      expect(await link.getAttribute("href")).toContain(`/${name.toLowerCase()}/`);
      expect(await link.getAttribute("target")).toBe("_blank");
    }
  });

  test("has no newsletter form on the newsletter page, which has its own", async ({ shopper: { page } }) => {
    const forms = () => page.getByRole("textbox", { name: "Your Name" }).count();
    await open(page, "/newsletter");
    expect(await forms()).toBe(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
    await arriveAt(page, "Contact Us");
    const inFooter = page.getByRole("contentinfo").getByRole("textbox", { name: "Your Name" });
    await expect.poll(() => inFooter.count()).toBe(1);
  });

  // spec: Footer: newsletter
  test("requires a name and a valid email before joining the newsletter", async ({ shopper: { page } }) => {
    await open(page, "/contact");
    const footer = page.getByRole("contentinfo");
    const name = footer.getByRole("textbox", { name: "Your Name", exact: true });
    expect(await name.evaluate((field: HTMLInputElement) => field.required)).toBe(true);
    await footer.getByRole("textbox", { name: "Email" }).fill("asha@example.com");
    await footer.getByRole("button", { name: "Join" }).click();
    expect(await name.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true);
    await name.fill("Asha");
    expect(await name.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
  });
});

// spec: Shell: toasts
test("toasts show at the top right, and can be closed", async ({ shopper: { page } }) => {
  await open(page, PRODUCT);
  const toasts = page.getByRole("region", { name: "Notifications" });
  const said = toasts.getByText("Product added to compare", { exact: true });
  const close = toasts.getByRole("button", { name: "Close" });
  await page.getByRole("button", { name: /^Compare Noor/ }).click();
  // Hovering keeps a toast open.
  await close.hover();
  await said.waitFor();
  const { x, y, width } = (await toasts.boundingBox())!;
  // The heading of a product is in the same place, and must stay visible.
  expect([1440 - (x + width) < 48, y < 450]).toEqual([true, true]);
  await close.click();
  await said.waitFor({ state: "detached" });
});

test("on a phone a toast covers neither the heading nor the control that was used", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await open(page, PRODUCT);
  const toasts = page.getByRole("region", { name: "Notifications" });
  const compare = page.getByRole("button", { name: /^Compare Noor/ });
  await compare.click();
  await toasts.getByText("Product added to compare", { exact: true }).waitFor();
  const said = (await toasts.boundingBox())!;
  for (const other of [compare, page.getByRole("heading", { level: 1 })]) {
    const { y, height } = (await other.boundingBox())!;
    expect(Math.min(y + height, said.y + said.height) - Math.max(y, said.y)).toBeLessThanOrEqual(0);
  }
});

// spec: Shell: go to top
test("the scroll-to-top link appears far down the page, and leads to the top", async ({ shopper: { page } }) => {
  await open(page, "/shop");
  await page.mouse.wheel(0, 4000);
  const up = page.getByRole("complementary", { name: "Help" }).getByRole("button", { name: "Back to top" });
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

// spec: Toolbar
test("on a phone a bottom bar links to the five main pages", async ({ newShopper }) => {
  const { page } = await newShopper({ width: 390, height: 844 });
  await load(page, "/contact");
  const bar = page.locator("[data-component=toolbar]");
  expect(await links(bar)).toEqual([
    ["Home", "/"],
    ["Shop", "/shop"],
    ["Wishlist", "/wishlist"],
    ["Account", "/account"],
    ["Cart", "/cart"],
  ]);
  const { y, height } = (await bar.getByRole("link", { name: "Cart" }).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(844);
});

test("an overlay that is closed plays its animation before it is removed, and the focus returns", async ({
  newShopper,
}) => {
  const { page } = await newShopper({ width: 390 });
  await open(page, PRODUCT);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(document.querySelector<HTMLElement>("[data-part=layer]")?.dataset["state"] ?? "none");
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ["data-state"] });
  });
  const states = () => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen.splice(0))]);
  for (const name of ["Menu", "Size chart"]) {
    const opener = page.getByRole("button", { name });
    await opener.click();
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    await states();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    // Other changes of the page while the overlay is open are observed too.
    expect((await states()).slice(-2), name).toEqual(["closed", "none"]);
    expect(await opener.evaluate((element) => element === document.activeElement), name).toBe(true);
  }
});
