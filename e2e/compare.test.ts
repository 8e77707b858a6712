import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveAt } from "./shop/buying.ts";
import { load, quiet, sidewaysScroll, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT } from "./shop/urls.ts";

const KURTA = "Noor Khadi Kurta";
const SLUGS = ["noor-khadi-kurta", "mira-tiered-dress", "tara-a-line-dress", "ila-ajrakh-skirt"];
const REFUSAL = "Cannot add more than 4 items to compare";

const toggle = (page: Page, name: string) => page.getByRole("button", { name: `Compare ${name}` });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const tray = (page: Page) => page.getByRole("region", { name: "Products to compare" });
const heads = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("compareItems"));

/** Opens a page with these products already in the comparison. */
async function arriveComparing(page: Page, path: string, slugs: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem("chosen")) return;
    sessionStorage.setItem("chosen", "yes");
    localStorage.setItem("compareItems", JSON.stringify(list));
  }, slugs);
  await page.goto(path, { waitUntil: "networkidle" });
}

describe("a product is added to the comparison", () => {
  // spec: /compare
  test("on its card, and the tray links to the comparison", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    for (const position of [0, 1]) {
      const card = page.getByRole("article").nth(position);
      await card.hover();
      await card.getByRole("button", { name: /^Compare / }).click();
      await toast(page, "Product added to compare");
    }
    const chosen = () => tray(page).getByRole("listitem").allTextContents();
    await expect.poll(chosen).toEqual(["Mira Tiered Dress", "Tara A-Line Dress"]);
    await tray(page).getByRole("link", { name: "Compare 2" }).click();
    await arriveAt(page, "Compare");
    await expect.poll(() => heads(page)).toEqual(["Mira Tiered Dress", "Tara A-Line Dress"]);
    await expect.poll(() => tray(page).count()).toBe(0);
  });

  // spec: Guests compare
  test("on its page, survives a reload, and is removed again", async ({ shopper: { page } }) => {
    await load(page, PRODUCT);
    await toggle(page, KURTA).click();
    await toast(page, "Product added to compare");
    await page.reload();
    const pressed = page.getByRole("button", { name: `Compare ${KURTA}`, pressed: true });
    await page.mouse.move(200, 300);
    await pressed.waitFor();
    await page.getByRole("link", { name: "See 1 to compare" }).waitFor();
    await pressed.click();
    await toast(page, "Product removed from compare");
    expect(await stored(page)).toBeNull();
  });

  // spec: Cannot add more than 4 items to compare
  // spec: Compare limit 4
  test("up to four; a fifth is refused", async ({ shopper: { page } }) => {
    await arriveComparing(page, "/product/charu-kantha-coat", SLUGS);
    await page.getByRole("button", { name: /^Compare Charu/, pressed: false }).click();
    const seeAll = page.getByRole("button", { name: "See all" });
    // Hovering keeps a message open.
    await seeAll.hover();
    await toast(page, REFUSAL);
    expect(JSON.parse((await stored(page)) ?? "")).toEqual(SLUGS);
    await seeAll.click();
    await arriveAt(page, "Compare");
  });

  test("in every tab of the shop", async ({ shopper: { page } }) => {
    await arriveComparing(page, "/compare", SLUGS.slice(0, 2));
    await expect.poll(() => heads(page)).toHaveLength(2);
    const other = await page.context().newPage();
    await load(other, "/product/tara-a-line-dress");
    await other.getByRole("button", { name: /^Compare Tara/ }).click();
    await expect.poll(() => heads(page)).toHaveLength(3);
    await page.getByRole("button", { name: /^Remove Tara/ }).click();
    await other.getByRole("button", { name: /^Compare Tara/, pressed: false }).waitFor();
  });
});

describe("the comparison", () => {
  test("marks differences, and can show only these", async ({ shopper: { page } }) => {
    await arriveComparing(page, "/compare", SLUGS.slice(0, 2));
    const rows = () => page.getByRole("rowheader").allTextContents();
    await expect.poll(rows).toContain("Price\u00a0•, different");
    expect(await rows()).toContain("Delivery");
    await page.getByText("Show only differences\u00a0•").waitFor();
    await page.getByRole("checkbox", { name: "Show only differences", exact: true }).check();
    await expect.poll(rows).not.toContain("Delivery");
    expect(await rows()).toContain("Price\u00a0•, different");
  });

  test("works with the keyboard alone: removing moves the focus on, finally to the empty message", async ({
    shopper: { page },
  }) => {
    await arriveComparing(page, "/compare", SLUGS.slice(0, 2));
    await page.getByRole("button", { name: `Remove ${KURTA}` }).press("Enter");
    await toast(page, "Product removed from compare");
    await page.getByText("Add one more to compare.").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe("Mira Tiered Dress");
    await page.getByRole("button", { name: "Remove Mira Tiered Dress" }).press("Enter");
    await page.getByRole("heading", { name: "Nothing to compare yet." }).waitFor();
    await page.getByText("Choose Compare on up to four pieces.").waitFor();
    await expect.poll(focused).toBe("Compare");
  });

  test("opens the options over the table when Add to cart needs a choice", async ({ shopper: { page } }) => {
    await arriveComparing(page, "/compare", SLUGS.slice(0, 1));
    await page.getByRole("button", { name: `Add to cart ${KURTA}` }).click();
    await page
      .getByRole("dialog", { name: `Quick view: ${KURTA}` })
      .getByRole("radio")
      .first()
      .waitFor();
  });

  test("scrolls its table at 320 px, also by keyboard, without scrolling the page", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 320, height: 256 });
    await arriveComparing(page, "/compare", SLUGS);
    await expect.poll(() => heads(page)).toHaveLength(4);
    expect(await sidewaysScroll(page)).toEqual([]);
    const table = page.getByRole("region", { name: "Compared products" });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(20);
  });
});

test("drops products that are no longer sold, and ignores invalid stored values", async ({
  shopper: { page, expectFaults },
}) => {
  expectFaults(/404/);
  await arriveComparing(page, "/compare", ["nothing-like-it", SLUGS[0] ?? "", "../cart"]);
  await expect.poll(() => heads(page)).toEqual([KURTA]);
  await expect.poll(() => stored(page)).toBe(JSON.stringify([SLUGS[0]]));
});

test("loads no code until something is compared", async ({ shopper: { page, requests } }) => {
  await load(page, "/shop");
  await wake(page);
  await quiet(requests);
  expect(requests.filter((request) => /\/compare(d-pieces|-tray-overlay)?-[\w-]{8}\.js/.test(request.url()))).toEqual(
    [],
  );
});
