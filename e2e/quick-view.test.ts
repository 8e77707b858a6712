import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { answerFor } from "./shop/answers.ts";
import { load, settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { codeOf, scriptsRun } from "./shop/withheld.ts";

const KURTA = "Noor Khadi Kurta";
const TARA = "Tara A-Line Dress";
/** A product with one size and one material. */
const STOLE = "Tarini Tussar Stole";
const SOLD_OUT = "Amba Ajrakh Dress";

const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name }).first();
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name: `Quick view: ${name}` });
const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

/** Hovers over a card, which shows its action bar. */
async function pointAt(page: Page, name: string): Promise<Locator> {
  await card(page, name).scrollIntoViewIfNeeded();
  await card(page, name).hover();
  await card(page, name)
    .getByRole("button", { name: `Quick view: ${name}` })
    .waitFor();
  return card(page, name);
}

async function openQuickView(page: Page, name = TARA): Promise<Locator> {
  const shown = await pointAt(page, name);
  await shown.getByRole("button", { name: `Quick view: ${name}` }).click();
  const dialog = dialogOf(page, name);
  await dialog.getByRole("link", { name: "View full details" }).waitFor();
  return dialog;
}

describe("the quick view", () => {
  // spec: Quick view
  test.for(["/", "/shop", "/search?q=tara", "/workwear-collection"])(
    "opens from a card of %s, and only Close closes it",
    async (path, { shopper: { page } }) => {
      await load(page, path);
      const name = path === "/workwear-collection" ? KURTA : TARA;
      const dialog = await openQuickView(page, name);
      const [first, last] = [0, 1].map((index) => dialog.getByRole("button", { name: "Close quick view" }).nth(index));
      if (!first || !last) throw new Error("There is no Close.");
      await page.keyboard.press("Tab");
      expect(await hasFocus(first)).toBe(true);
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await settle(page);
      expect(await dialog.isVisible()).toBe(true);
      await last.click();
      await dialog.waitFor({ state: "detached" });
      const opener = card(page, name).getByRole("button", { name: `Quick view: ${name}` });
      await expect.poll(() => hasFocus(opener)).toBe(true);
      expect(page.url().endsWith(path)).toBe(true);
    },
  );

  test("offers a notice for a sold-out size", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    const dialog = await openQuickView(page, KURTA);
    await dialog.getByRole("radio", { name: "Khadi, indigo" }).check({ force: true });
    await dialog.getByRole("radio", { name: /^XL\b/ }).check({ force: true });
    await dialog.getByText("XL is sold out. Choose another size, or have it made to your measurements.").waitFor();
    await dialog.getByRole("button", { name: "Notify Me When Available" }).click();
    const asked = page.getByRole("dialog", { name: "Tell me when it is back" });
    await expect.poll(() => asked.getByLabel("Size").inputValue()).toBe("XL");
    await expect.poll(() => asked.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await asked.waitFor({ state: "detached" });
    expect(await dialog.isVisible()).toBe(true);
  });

  // spec: Quick view: gallery
  test("shows the chosen material by name", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    const dialog = await openQuickView(page);
    await dialog.getByText(/^Image 1 \/ \d$/).waitFor();
    const values = await dialog
      .getByRole("radiogroup", { name: "Material" })
      .getByRole("radio")
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value));
    expect(values.length).toBeGreaterThan(1);
    await expect.poll(() => dialog.locator("figcaption").allTextContents()).toEqual(["Front", "Close view", ...values]);
    const material = dialog.getByRole("radiogroup", { name: "Material" }).getByRole("radio").nth(1);
    const name = (await material.getAttribute("value")) ?? "";
    await material.check({ force: true });
    await dialog.getByText(/^Image 4 \/ \d$/).waitFor();
    await expect
      .poll(async () => {
        const frame = await dialog.getByRole("list", { name: "Product images" }).boundingBox();
        const caption = await dialog.locator("figcaption", { hasText: name }).boundingBox();
        return Math.round((caption?.x ?? 0) - (frame?.x ?? 0));
      })
      .toBe(0);
    expect(new URL(page.url()).search).toBe("");
    await dialog.getByRole("link", { name: "View full details" }).click();
    await page.getByRole("heading", { level: 1, name: TARA }).waitFor();
    expect(new URL(page.url()).searchParams.get("material")).toBe(name);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  // spec: Add to cart, busy and done
  test("asks for missing options, adds, stays open, and links to the cart", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    const dialog = await openQuickView(page);
    const add = dialog.getByRole("button", { name: "Add to cart" });
    await add.click();
    await dialog.getByText("Please select all options before adding to cart").waitFor();
    await dialog.getByRole("radiogroup", { name: "Material" }).getByRole("radio").first().check({ force: true });
    await dialog.getByRole("radio", { name: "S", exact: true }).check({ force: true });
    await Promise.all([dialog.getByRole("button", { name: "Added" }).waitFor(), add.click()]);
    await add.waitFor();
    expect(await dialog.isVisible()).toBe(true);
    const toast = page.locator("[data-component=toaster]").getByText("Product added to cart successfully");
    await Promise.all([toast.first().waitFor(), add.click()]);
    // The toast is behind the dialog for assistive technology, and visually above it.
    await page.getByRole("button", { name: "View cart", includeHidden: true }).first().click();
    await page.getByRole("heading", { level: 1, name: "shopping cart" }).waitFor();
    await page.getByRole("link", { name: TARA }).first().waitFor();
  });

  // spec: Failed to load product.
  test("can be retried when the product fails to load", async ({ shopper: { page, expectFaults } }) => {
    expectFaults(/./);
    await load(page, "/shop");
    const release = await answerFor(page, "**/api/products/tara-a-line-dress", (route) => route.abort());
    const shown = await pointAt(page, TARA);
    await shown.getByRole("button", { name: `Quick view: ${TARA}` }).click();
    const dialog = dialogOf(page, TARA);
    await dialog.getByRole("heading", { name: "Failed to load product." }).waitFor();
    release();
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await dialog.getByRole("link", { name: "View full details" }).waitFor();
    expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  });
});

describe("Add to cart on a card", () => {
  test("adds a product without options", async ({ shopper: { page } }) => {
    await load(page, "/shop?sort=name_desc");
    const shown = await pointAt(page, STOLE);
    await shown.getByRole("button", { name: `Add to cart: ${STOLE}` }).click();
    const drawer = page.getByRole("dialog", { name: /^Cart/ });
    await drawer.getByText(STOLE).first().waitFor();
    expect(await dialogOf(page, STOLE).count()).toBe(0);
  });

  test("opens the quick view at the first option of a product with options", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    const shown = await pointAt(page, TARA);
    await shown.getByRole("button", { name: `Add to cart: ${TARA}` }).click();
    const first = dialogOf(page, TARA).getByRole("radio").first();
    await first.waitFor();
    await expect.poll(() => hasFocus(first)).toBe(true);
  });

  test("is missing on a sold-out product", async ({ shopper: { page } }) => {
    await load(page, "/shop?sort=name_asc");
    const shown = await pointAt(page, SOLD_OUT);
    expect(await shown.getByRole("button", { name: /^Add to cart/ }).count()).toBe(0);
  });
});

describe("on the wishlist", () => {
  // spec: Wishlist: remove, quick add, quick view
  test("a product without options is added at once, and others open over the list", async ({ shopper: { page } }) => {
    await load(page, "/shop?sort=name_desc");
    await page.getByRole("button", { name: `Add ${STOLE} to wishlist` }).click();
    await page.waitForURL("/login?**");
    await load(page, "/product/tara-a-line-dress");
    await page.getByRole("button", { name: `Add ${TARA} to wishlist` }).click();
    await page.waitForURL("/login?**");
    await page.goto("/wishlist");
    await page.getByRole("button", { name: `Quick add ${TARA}` }).click();
    const dialog = dialogOf(page, TARA);
    await expect.poll(() => hasFocus(dialog.getByRole("radio").first())).toBe(true);
    await dialog.getByRole("button", { name: "Close quick view" }).first().click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: `Quick view: ${TARA}` }).click();
    await dialog.getByRole("link", { name: "View full details" }).waitFor();
    await dialog.getByRole("button", { name: "Close quick view" }).first().click();
    const added = page.getByRole("button", { name: `Added ${STOLE}`, includeHidden: true });
    const add = page.getByRole("button", { name: `Quick add ${STOLE}` });
    await Promise.all([added.waitFor({ state: "attached" }), add.click()]);
    await page.getByRole("dialog", { name: /^Cart/ }).getByText(STOLE).first().waitFor();
  });
});

// spec: acceptance 11 card
test("the name of a card is its only link, and the action bar becomes visible on keyboard focus", async ({
  shopper: { page },
}) => {
  await load(page, "/shop");
  const link = card(page, TARA).getByRole("link");
  expect(await link.count()).toBe(1);
  await link.focus();
  const view = card(page, TARA).getByRole("button", { name: `Quick view: ${TARA}` });
  await view.waitFor();
  await expect
    .poll(async () => {
      await link.focus();
      for (let tabs = 0; tabs < 3 && !(await hasFocus(view)); tabs += 1) await page.keyboard.press("Tab");
      return hasFocus(view);
    })
    .toBe(true);
  await settle(page);
  const picture = await card(page, TARA).locator("[data-part=picture]").boundingBox();
  const button = await view.boundingBox();
  expect(button && picture && button.y + button.height).toBeLessThanOrEqual(
    (picture?.y ?? 0) + (picture?.height ?? 0) + 1,
  );
  await page.keyboard.press("Enter");
  await dialogOf(page, TARA).waitFor();
});

test("before a mouse is used, a list has no action bars and does not run their code", async ({ shopper: { page } }) => {
  const code = expect.stringMatching(codeOf("card-actions-overlay"));
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await load(page, "/shop");
  const quickViews = page.getByRole("article").getByRole("button", { name: /^Quick view/ });
  expect(await quickViews.count()).toBe(0);
  expect(await scriptsRun(page)).not.toContainEqual(code);
  await page.coverage.startJSCoverage();
  await pointAt(page, TARA);
  expect(await scriptsRun(page)).toContainEqual(code);
});

// spec: acceptance 12 card pictures
describe("further pictures of a card", () => {
  const turn = (page: Page, name: string) => card(page, name).getByRole("button", { name: /next picture of/ });
  /** The file of the topmost picture. */
  const seen = (page: Page, name: string) =>
    card(page, name)
      .locator("[data-part=turn] img")
      .evaluate((image: HTMLImageElement) => image.src);

  test.for(["/", "/shop"])("under a mouse on %s, by a button that says which is seen", async (path, { shopper }) => {
    const { page } = shopper;
    await load(page, path);
    await pointAt(page, TARA);
    await turn(page, TARA).getByText("2 / 3").waitFor();
    await turn(page, TARA).click();
    await turn(page, TARA).getByText("3 / 3").waitFor();
    expect(await seen(page, TARA)).toContain("tara-a-line-dress-fabric");
    await turn(page, TARA).click();
    await turn(page, TARA).getByText("1 / 3").waitFor();
    expect(await seen(page, TARA)).toContain("tara-a-line-dress-front");
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("are turned by a horizontal swipe, which follows no link", async ({ newShopper }) => {
    const { page } = await newShopper({ width: 390 });
    const finger = await page.context().newCDPSession(page);
    await finger.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await load(page, "/shop");
    const isWaiting = async () => {
      await page.keyboard.press("Shift");
      return page.locator("[data-waiting]").count();
    };
    await expect.poll(isWaiting).toBe(0);
    const { x, y, width } = (await card(page, TARA).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...across: number[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: across.map((each) => ({ x: each, y: y + 90 })) });
    const swipe = async () => {
      await touch("touchStart", x + width - 10);
      for (const part of [0.8, 0.6, 0.4, 0.2]) await touch("touchMove", x + width * part);
      await touch("touchEnd");
    };
    await swipe();
    await turn(page, TARA).waitFor();
    const before = Number.parseInt(await turn(page, TARA).innerText(), 10);
    await swipe();
    await turn(page, TARA)
      .getByText(`${(before % 3) + 1} / 3`)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/shop");
  });

  test("are turned by keyboard alone", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    await card(page, TARA).getByRole("link").focus();
    await turn(page, TARA).waitFor();
    await expect
      .poll(async () => {
        await card(page, TARA).getByRole("link").focus();
        for (let tabs = 0; tabs < 3 && !(await hasFocus(turn(page, TARA))); tabs += 1) await page.keyboard.press("Tab");
        return hasFocus(turn(page, TARA));
      })
      .toBe(true);
    await page.keyboard.press("ArrowLeft");
    await turn(page, TARA).getByText("1 / 3").waitFor();
    await page.keyboard.press("Enter");
    await turn(page, TARA).getByText("2 / 3").waitFor();
  });
});
