import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveAsAsha, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { positions, scrollTo, settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";
import { PRODUCT, RESULT_PAGES } from "./shop/urls.ts";

const GUEST_PAGES = ["/login", "/register"];
const PAGES = [
  "/",
  "/shop",
  PRODUCT,
  "/cart",
  "/account",
  "/my-account/orders",
  "/payment-cancelled?order=ORD123456",
  ...RESULT_PAGES,
  "/privacy-policy",
];

interface Sight {
  /** Names of what floats. */
  floats: string[];
  /** What it lies over: controls, and texts with a figure in them. */
  covered: string[];
}

/** What floats over the page at this moment, and what is beneath it. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const floating = [...document.querySelectorAll("[data-component=floating-actions] :is(a, button)")].filter(isShown);
    const isFigure = ({ childElementCount, textContent }: Element) =>
      childElementCount === 0 && /\d/.test(textContent ?? "");
    const covered = new Set<Element>();
    for (const { left, right, top, bottom } of floating.map((element) => element.getBoundingClientRect())) {
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
          for (const element of document.elementsFromPoint(x, y)) {
            if (element.closest("[data-component=floating-actions]")) continue;
            const control = element.closest("a, button, input, select, textarea, summary, label");
            if (control || isFigure(element)) covered.add(control ?? element);
          }
        }
      }
    }
    return {
      floats: floating.map((element) => element.getAttribute("aria-label") ?? ""),
      covered: [...covered].map((element) => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""),
    };
  });

// spec: Shell: chat link
test.for([390, 768, 1024, 1280, 1440, 1920])(
  "what floats never lies over a control or a figure at %d px",
  async (width, { newShopper }) => {
    const { page } = await newShopper({ width });
    const found: string[] = [];
    const seen = new Set<string>();
    for (const path of [...GUEST_PAGES, ...PAGES]) {
      if (path === PAGES[0]) {
        await arriveAsAsha(page);
        await arriveWithCart(page, KURTA);
      }
      await page.goto(path, { waitUntil: "networkidle" });
      expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
      await page.getByRole("heading", { level: 1 }).waitFor();
      // What floats has its code with the first move.
      await page.mouse.move(9, 9);
      await expect.poll(() => page.locator("[data-waiting]").count()).toBe(0);
      for (const top of await positions(page)) {
        await scrollTo(page, top);
        await page.locator("[data-part=floating]:not([data-state=moving])").waitFor({ state: "attached" });
        await settle(page);
        const { floats, covered } = await look(page);
        for (const name of floats) seen.add(name);
        found.push(...covered.map((what) => `${path} at ${Math.round(top)}: ${what.slice(0, 60)}`));
      }
      await page.getByRole("contentinfo").getByRole("link", { name: "Chat with us" }).waitFor();
    }
    expect(found).toEqual([]);
    expect([...seen].toSorted()).toEqual(
      width < 1440 ? ["Chat with us (opens in a new tab)"] : ["Back to top", "Chat with us (opens in a new tab)"],
    );
  },
);
