import type { WishedProduct } from "@selvedge/commerce/wire/wishlist";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { arriveSignedIn, registered } from "./shop/accounts.ts";
import { unavailable } from "./shop/answers.ts";
import { arriveAt, logInOnPage } from "./shop/buying.ts";
import { load } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const KURTA = "Noor Khadi Kurta";
const DRESS = "Mira Tiered Dress";

const heart = (page: Page, name: string, pressed?: boolean) =>
  page.getByRole("button", { name: `Add ${name} to wishlist`, ...(pressed === undefined ? {} : { pressed }) });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const kept = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();

/** Adds both products to the wishlist from the list, the kurta last. */
async function keepTwo(page: Page): Promise<void> {
  await load(page, "/shop");
  for (const name of [DRESS, KURTA]) {
    // The heart changes before the request ends, so the second click waits for the first answer.
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && /\/api\/wishlist\b/.test(answer.url()),
    );
    await heart(page, name).click();
    await heart(page, name, true).waitFor();
    await answered;
  }
  await page.getByRole("link", { name: "Wishlist, 2 items" }).first().waitFor();
}

describe("a guest who presses a heart", () => {
  // spec: A guest’s heart
  // spec: Header: counts
  // spec: Wishlist toggles send guests to /login
  test("is sent to login, returns, and has the product on the wishlist", async ({ shopper: { page } }) => {
    const account = await registered();
    await load(page, "/shop?category_id=1");
    await heart(page, DRESS, false).click();
    await Promise.all([arriveAt(page, "Login"), toast(page, `We kept ${DRESS} for you.`)]);
    await Promise.all([toast(page, "Product added to wishlist"), logInOnPage(page, account)]);
    await page.waitForURL("/shop?category_id=1");
    await heart(page, DRESS, true).waitFor();
    await page.getByRole("link", { name: "Wishlist, 1 item" }).first().click();
    await arriveAt(page, "My Wishlist");
    await expect.poll(() => kept(page)).toEqual([DRESS]);
  });

  // spec: A heart before the page can act
  test("also before any script has loaded", async ({ shopper: { page } }) => {
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("/product/noor-khadi-kurta", { waitUntil: "commit" });
    await page.waitForFunction(() => window.earlyEvents);
    await heart(page, KURTA).click();
    released.resolve();
    await arriveAt(page, "Login");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/product/noor-khadi-kurta");
  });

  // spec: Guests keep a wishlist by session id
  test("sees the list as a guest, with a note on how to keep it", async ({ shopper: { page } }) => {
    await load(page, "/shop");
    await heart(page, KURTA).click();
    await arriveAt(page, "Login");
    await page.goto("/wishlist");
    await expect.poll(() => kept(page)).toEqual([KURTA]);
    const banner = page.getByText("Login to keep this list on every device.");
    await banner.waitFor();
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await arriveAt(page, "Login");
    expect(new URL(page.url()).searchParams.get("redirect")).toBe("/wishlist");
  });
});

describe("on the wishlist", () => {
  // spec: Product removed from wishlist
  // spec: Wishlist: remove, quick add, quick view
  test("removing a product moves the focus on, and can be undone", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await keepTwo(page);
    await page.goto("/wishlist");
    await page.getByText("2 pieces").waitFor();
    expect(await kept(page)).toEqual([KURTA, DRESS]);
    await page.getByRole("button", { name: `Remove ${KURTA} from wishlist` }).press("Enter");
    await toast(page, "Product removed from wishlist");
    await expect.poll(() => kept(page)).toEqual([DRESS]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(DRESS);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => kept(page)).toEqual([KURTA, DRESS]);
    await page.reload();
    await expect.poll(() => kept(page)).toEqual([KURTA, DRESS]);
  });

  // spec: /wishlist
  // spec: “My Wishlist”
  test("a card has pictures, price and name, in two, three or four columns by width", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await keepTwo(page);
    const user = await page.evaluate(() => localStorage.getItem("wishlistSessionId"));
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const answer = await page.request.get(`/api/wishlist/${user}`, { headers: { Authorization: `Bearer ${token}` } });
    const [{ product }] = (await answer.json()) as [{ product: WishedProduct }];
    await page.goto("/wishlist");
    const card = page.getByRole("main").getByRole("article").first();
    await card.getByText(`₹${product.sale_price.toLocaleString("en-IN")}.00`).waitFor();
    expect(await card.getByRole("link", { name: product.name }).getAttribute("href")).toBe(`/product/${product.slug}`);
    const pictures = await card.locator("img").evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    expect(pictures).toEqual([product.thumbnail_image?.src, product.gallery_images[2]?.src]);
    for (const [width, columns] of [
      [390, 2],
      [768, 3],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const list = page
        .getByRole("main")
        .getByRole("list")
        .filter({ has: page.getByRole("article") });
      const tracks = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
      await expect.poll(tracks).toBe(columns);
    }
  });

  // spec: “Your wishlist is empty”
  // spec: Skeletons: 6 in the shop, 4 elsewhere
  test("four placeholders show while it loads", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await page.evaluate(() => localStorage.setItem("wishlistSessionId", "A".repeat(22)));
    const released = Promise.withResolvers<void>();
    await page.route("**/api/wishlist/*", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("/wishlist");
    await expect.poll(() => page.locator("main [data-component=product-card-skeleton]").count()).toBe(4);
    released.resolve();
    await page.getByText("Your wishlist is empty", { exact: true }).waitFor();
    await page.getByText("Add items to your wishlist to keep track of products you love.", { exact: true }).waitFor();
  });

  // spec: “Your wishlist is empty”
  test("removing the last product shows the empty message and focuses the heading", async ({ shopper: { page } }) => {
    await arriveSignedIn(page);
    await load(page, "/product/noor-khadi-kurta");
    await heart(page, KURTA).click();
    await toast(page, "Product added to wishlist");
    await page.goto("/wishlist");
    await page.getByRole("button", { name: `Remove ${KURTA} from wishlist` }).click();
    await page.getByRole("heading", { name: "Your wishlist is empty" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("My Wishlist");
    await page.getByRole("main").getByRole("link", { name: "Continue Shopping" }).click();
    await arriveAt(page, "Shop");
  });

  test("a change refused by the server is reverted", async ({ shopper: { page, expectFaults } }) => {
    expectFaults(/503/);
    await arriveSignedIn(page);
    await keepTwo(page);
    await page.goto("/wishlist");
    await page.getByText("2 pieces").waitFor();
    await page.route("**/api/wishlist/*?session_id=*", unavailable());
    await page.getByRole("button", { name: `Remove ${KURTA} from wishlist` }).click();
    await toast(page, "Failed to remove from wishlist");
    await expect.poll(() => kept(page)).toEqual([KURTA, DRESS]);
  });
});

// spec: wishlistSessionId
test("two tabs show one list, and a logout in one empties the other", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await load(page, "/shop");
  const other = await page.context().newPage();
  await load(other, "/shop");
  // The header receives the message, and its code loads after the page's.
  await expect.poll(() => other.locator("[data-waiting]").count()).toBe(0);
  await heart(page, KURTA).click();
  await heart(other, KURTA, true).waitFor();
  await other.getByRole("link", { name: "Wishlist, 1 item" }).first().waitFor();
  await page.goto("/account?tab=wishlist");
  await page.getByRole("link", { name: `View ${KURTA}` }).waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await arriveAt(page, "Login");
  await heart(other, KURTA, false).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("wishlistSessionId"))).toBeNull();
});
