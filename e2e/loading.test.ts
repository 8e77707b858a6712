import type { Locator, Request } from "playwright";
import { expect } from "vitest";
import { isApiCall, nameOfCall } from "./shop/api-calls.ts";
import { load, quiet, settle, wake } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT, PUBLIC_PAGES } from "./shop/urls.ts";
import { codeIsThere, codeOf } from "./shop/withheld.ts";

declare global {
  interface Window {
    /** What a test has seen on the page, frame by frame. */
    seen: string[];
    /** Number of tasks that React has scheduled. */
    slices: number;
  }
}

test.for(PUBLIC_PAGES)(
  "%s is hydrated in slices, between which a finger is heard, and asks the API for nothing that the document has brought",
  async (path, { shopper: { page, requests } }) => {
    await page.addInitScript(() => {
      // Each reading of the clock advances it, so that React has to yield after a few components, however fast the
      // machine is.
      let now = 0;
      performance.now = () => (now += 2);
      window.slices = 0;
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        window.slices += 1;
        Reflect.apply(post, this, message);
      };
    });
    await load(page, path);
    expect(await page.evaluate(() => window.slices)).toBeGreaterThan(50);
    expect(requests.filter(isApiCall).map(nameOfCall)).toEqual([]);
  },
);

test("a navigation fetches the page's chunk and data once, and no document", async ({ shopper }) => {
  const { page, requests } = shopper;
  await load(page, "/shop");
  const before = requests.length;
  await page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Noor Khadi Kurta");
  await quiet(requests);
  const after = requests.slice(before);
  expect(after.filter(isApiCall).map(nameOfCall)).toEqual(["GET /api/products/noor-khadi-kurta"]);
  expect(after.filter((request) => request.resourceType() === "document")).toEqual([]);
});

test("hovering over a link loads the page's code and data, and the click requests no data", async ({ shopper }) => {
  const { page, requests } = shopper;
  await load(page, "/shop");
  const link = page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });
  await link.hover();
  const data = ["GET /api/products/noor-khadi-kurta"];
  await expect.poll(() => requests.filter(isApiCall).map(nameOfCall)).toEqual(data);
  await expect.poll(() => requests.some((request) => request.url().includes("/assets/product-"))).toBe(true);
  await link.click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Noor Khadi Kurta");
  await quiet(requests);
  expect(requests.filter(isApiCall).map(nameOfCall)).toEqual(data);
});

test("a click on a card whose pictures are still loading does not request the product again", async ({ shopper }) => {
  const { page, requests } = shopper;
  await load(page, "/shop");
  const arrives = Promise.withResolvers<void>();
  await page.route("**/api/products/noor-khadi-kurta", async (route) => {
    await arrives.promise;
    await route.continue();
  });
  const link = page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });
  await link.hover();
  await expect.poll(() => requests.some((request) => codeOf("card-pictures-overlay").test(request.url()))).toBe(true);
  await settle(page);
  await link.click();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  arrives.resolve();
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).first().waitFor();
  await quiet(requests);
  expect(requests.filter(isApiCall).map(nameOfCall)).toEqual(["GET /api/products/noor-khadi-kurta"]);
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])("a tap shows the card's name and picture at once, and then the product: %j", async (screen, { newShopper }) => {
  const { page, requests } = await newShopper(screen);
  await load(page, "/shop");
  await page.mouse.move(5, 300);
  await codeIsThere(["product", "product-gallery"], requests);
  const arrives = Promise.withResolvers<void>();
  await page.route("**/api/products/noor-khadi-kurta", async (route) => {
    await arrives.promise;
    await route.continue();
  });
  const brought = requests
    .filter((request) => ["fetch", "script"].includes(request.resourceType()))
    .map((each) => each.url());
  const before = requests.length;
  const main = page.getByRole("main");
  // A touch does not hover first, so cards do not load what they show on hover.
  await main.getByRole("link", { name: "Noor Khadi Kurta" }).dispatchEvent("click");
  const heading = page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" });
  await heading.waitFor();
  const scripts = requests.slice(before).filter((request) => request.resourceType() === "script");
  expect(scripts.map((request) => request.url()).filter((url) => !brought.includes(url))).toEqual([]);
  expect(await page.title()).toMatch(/^Noor Khadi Kurta/);
  await expect.poll(() => isFocused(heading)).toBe(true);
  const picture = main.locator("[data-component=gallery-skeleton] picture").first();
  expect(await picture.evaluate((element) => element.style.backgroundImage)).toMatch(/noor-khadi-kurta.*(avif|webp)/);
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const topBefore = await top();
  arrives.resolve();
  await main.getByRole("button", { name: "Add to cart" }).first().waitFor();
  expect(await isFocused(heading)).toBe(true);
  expect(await top()).toBe(topBefore);
});

test("after hovering, the click shows the product with its picture, name and picture first", async ({ newShopper }) => {
  const { page, requests } = await newShopper({ width: 412, scale: 1.75 });
  await load(page, "/shop");
  const picture = () => requests.some((request) => request.url().includes("/noor-khadi-kurta-front-720-"));
  expect(picture()).toBe(false);
  const arrived = page.waitForResponse("**/api/products/noor-khadi-kurta");
  const link = page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });
  await link.hover();
  await arrived;
  await expect.poll(picture).toBe(true);
  await page.evaluate(() => {
    const seen: string[] = (window.seen = []);
    const parts = ["gallery-skeleton", "gallery"];
    const look = () => {
      const part = parts.find((name) => document.querySelector(`main [data-component=${name}]`));
      if (part && seen.at(-1) !== part) seen.push(part);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => window.seen);
  await link.click();
  await expect.poll(seen).toEqual(["gallery-skeleton", "gallery"]);
  await page.goBack();
  await link.waitFor();
  await page.goForward();
  await page.getByRole("heading", { level: 1, name: "Noor Khadi Kurta" }).waitFor();
  await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
  expect(await seen()).toEqual(["gallery-skeleton", "gallery"]);
});

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

// spec: acceptance 15 Back
test("back returns to the scroll position in the list without requesting the document", async ({ shopper }) => {
  const { page } = shopper;
  await load(page, "/shop");
  const link = page.getByRole("main").getByRole("link", { name: "Noor Khadi Kurta" });
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const left = await page.evaluate(() => scrollY);
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Noor Khadi Kurta");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a first click counts, even while its code is still loading", async ({ shopper: { page } }) => {
  const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto(PRODUCT);
  const care = page.getByRole("button", { name: "Care Instructions" });
  await care.click();
  expect(await care.getAttribute("aria-expanded")).toBe("false");
  release();
  await expect.poll(() => care.getAttribute("aria-expanded")).toBe("true");
});

/** Properties animated by the compositor, without layout or paint. */
const COMPOSITED = ["transform", "opacity", "translate", "rotate", "scale"];

test.for(PUBLIC_PAGES)("what moves by itself on %s is moved by the compositor alone", async (path, { shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      // The page may fade in once, with a near-zero duration.
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)),
  );
  expect(moved).toContain("transform");
  expect(moved.filter((name) => !COMPOSITED.includes(name))).toEqual([]);
});

test("the home page loads its film when idle on a fast connection, and on request on a slow one", async ({
  newShopper,
  line,
}) => {
  const filmsOf = ({ requests }: { requests: Request[] }) =>
    requests.filter((request) => request.resourceType() === "media").length;
  const fast = await newShopper({ width: 412, scale: 1.75 });
  await fast.page.emulateMedia({ reducedMotion: "no-preference" });
  await load(fast.page, "/");
  await expect.poll(() => filmsOf(fast)).toBeGreaterThan(0);

  line.slowDown({ latencyMs: 0, bytesPerSecond: 200_000 });
  const slow = await newShopper({ width: 412, scale: 1.75, line });
  await slow.page.emulateMedia({ reducedMotion: "no-preference" });
  await load(slow.page, "/");
  const play = slow.page.getByRole("button", { name: "Play background video" });
  await play.waitFor();
  expect(filmsOf(slow)).toBe(0);
  await play.click();
  await expect.poll(() => filmsOf(slow)).toBeGreaterThan(0);
});

// spec: Loading counters
test("the root element tells when the page is ready, and is marked busy while any request runs", async ({
  shopper: { page },
}) => {
  const root = page.locator("html");
  const pointer = () => root.evaluate((element) => getComputedStyle(element).cursor);
  await load(page, "/contact");
  await expect.poll(() => root.getAttribute("data-initialised")).toBe("");
  expect(await root.getAttribute("data-busy")).toBeNull();
  expect(await pointer()).toBe("auto");
  await wake(page);

  const released = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect.poll(() => root.getAttribute("data-busy")).toBe("");
  expect(await pointer()).toBe("progress");
  released.resolve();
  await expect.poll(() => root.getAttribute("data-busy")).toBeNull();
  expect(await root.getAttribute("data-initialised")).toBe("");
});
