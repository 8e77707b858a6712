import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveAsAsha, arriveWithCart, KURTA } from "./shop/accounts.ts";
import { positions, scrollTo, settle, wake } from "./shop/screen.ts";
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
  /** Names of floating elements. */
  floats: string[];
  /** What they cover: controls, and texts with a figure. */
  covered: string[];
}

/** The floating elements at this moment, and what they cover. */
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

/** The widths of the specification; an open page adapts to the browser's size. */
const WIDTHS = [1920, 1440, 1280, 1024, 768, 390];

// spec: Shell: chat link
test.for([
  { who: "a guest", pages: GUEST_PAGES, isKnown: false },
  { who: "a customer with a cart", pages: PAGES, isKnown: true },
])(
  "floating elements never cover a control or a figure on the pages of $who, from 390 to 1920 px",
  async ({ pages, isKnown }, { newShopper }) => {
    const { page, expectFaults } = await newShopper({ width: 1920 });
    // A preload adapts to the screen, while the picture keeps the larger file it already has.
    expectFaults(/preloaded using link preload but not used/);
    if (isKnown) {
      await arriveAsAsha(page);
      await arriveWithCart(page, KURTA);
    }
    const found: string[] = [];
    const seen = new Map(WIDTHS.map((width) => [width, new Set<string>()]));
    for (const path of pages) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
      await page.getByRole("heading", { level: 1 }).waitFor();
      // The code of floating elements loads at the first input.
      await wake(page);
      for (const [width, floats] of seen) {
        await page.setViewportSize({ width, height: 900 });
        for (const top of await positions(page)) {
          await scrollTo(page, top);
          await page.locator("[data-part=floating]:not([data-state=moving])").waitFor({ state: "attached" });
          await settle(page);
          const sight = await look(page);
          for (const name of sight.floats) floats.add(name);
          found.push(
            ...sight.covered.map((what) => `${path} at ${width} px, ${Math.round(top)}: ${what.slice(0, 60)}`),
          );
        }
        await page.getByRole("contentinfo").getByRole("link", { name: "Chat with us" }).waitFor();
      }
    }
    expect(found).toEqual([]);
    const chat = "Chat with us (opens in a new tab)";
    for (const [width, floats] of seen) {
      const expected = width < 1440 || !isKnown ? [chat] : ["Back to top", chat];
      expect([width, ...[...floats].toSorted()]).toEqual([width, ...expected]);
    }
  },
);
