import type { Page } from "playwright";
import { expect } from "vitest";
import { arriveSignedIn } from "./shop/accounts.ts";
import { arriveAt, seeOrder } from "./shop/buying.ts";
import { settle } from "./shop/screen.ts";
import { test } from "./shop/shopper.ts";

const MOST_TABS = 120;

/** Role and name of the focused element, as a screen reader says them. */
async function focused(page: Page): Promise<string> {
  const snapshot = await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const labels = (element as HTMLInputElement).labels;
    const labelled = element
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    const name =
      element.getAttribute("aria-label") ??
      labelled?.join(" ") ??
      (labels?.length ? labels[0]?.textContent : element.textContent);
    return `${element.tagName.toLowerCase()}[${element.getAttribute("type") ?? element.getAttribute("role") ?? ""}] ${name?.replace(/\s+/g, " ").trim()}`;
  });
  return snapshot;
}

/** Presses Tab until an element whose name matches has the focus. Fails when none does, or when it is not visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press("Tab");
    const current = await focused(page);
    if (name.test(current)) {
      expect(await focusIsVisible(page), `${current} has the focus, and one cannot see it`).toBe(true);
      return;
    }
    passed.push(current);
  }
  throw new Error(`Tab never came to ${name}. It came to:\n${passed.join("\n")}`);
}

/**
 * Types until the option is chosen. On a busy machine a second may pass between two keys, which starts a new search
 * word.
 */
async function chooseByTyping(page: Page, option: string): Promise<void> {
  const chosen = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text);
  const type = async () => {
    await page.keyboard.type(option);
    return chosen();
  };
  await expect.poll(type, { interval: 2_000 }).toBe(option);
}

/** The focus ring may be on the control, on its pseudo-elements, or on the label around it. */
const focusIsVisible = (page: Page) =>
  page.evaluate(() => {
    const isMarked = (element: Element | null, part?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    };
    const active = document.activeElement;
    const around = [active, active?.closest("label") ?? null, active?.parentElement ?? null];
    return around.some((element) => isMarked(element)) || isMarked(active, "::before") || isMarked(active, "::after");
  });

// spec: acceptance 40 skip link
test("the skip link comes first and leads to the content", async ({ shopper: { page } }) => {
  await page.goto("/shop");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toMatch(/skip to/i);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});

// spec: acceptance 40 keyboard
test("a whole purchase with the keyboard alone", async ({ shopper: { page } }) => {
  await arriveSignedIn(page);
  await page.goto("/shop", { waitUntil: "networkidle" });
  await tabTo(page, /^a\[\] Noor Khadi Kurta/);
  await page.keyboard.press("Enter");
  await arriveAt(page, "Noor Khadi Kurta");
  // The preview shows only the product's name at first.
  await page.getByRole("radio", { name: "Khadi, indigo" }).waitFor();

  await tabTo(page, /^input\[radio\] Khadi, indigo/);
  await page.keyboard.press("Space");
  await tabTo(page, /^input\[radio\] XS/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toMatch(/^input\[radio\] M/);
  await tabTo(page, /^button\[submit\] Add to cart/);
  await page.keyboard.press("Enter");

  const drawer = page.getByRole("dialog", { name: /^Cart/ });
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await expect.poll(() => focused(page)).toMatch(/Add(ed| to cart)/);

  await page.goto("/cart", { waitUntil: "networkidle" });
  await page.getByRole("checkbox", { name: /Terms & Conditions/ }).waitFor();
  await tabTo(page, /^input\[checkbox\] .*Terms & Conditions/);
  await page.keyboard.press("Space");
  await tabTo(page, /^button\[button\] Checkout/);
  await page.keyboard.press("Enter");

  await arriveAt(page, /checkout/i);
  // The server-rendered frame does not contain the form.
  await page.getByLabel("Phone").waitFor();
  const answers: [RegExp, string][] = [
    [/^input\[tel\] Phone/, "9876543210"],
    [/^input\[\w*\] PIN code/, "452001"],
    [/^input\[\w*\] City/, "Indore"],
    [/^select\[\] State/, "Madhya Pradesh"],
    [/^(input|textarea)\[\w*\] Address/, "7 Sarafa Bazaar"],
  ];
  for (const [field, text] of answers) {
    await tabTo(page, field);
    if (field.source.startsWith("^select")) {
      await chooseByTyping(page, text);
      continue;
    }
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  }
  await tabTo(page, /^button\[\w+\] Pay ₹/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Test payment" }).waitFor();
  await tabTo(page, /^button\[button\] Succeed/);
  await page.keyboard.press("Enter");
  await seeOrder(page);
});

/** Contrast of the focus ring with the background behind it; null without a ring. */
const ringContrast = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour)
        .slice(0, 3)
        .map((channel) => (channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const active = document.activeElement;
    if (!active || getComputedStyle(active).outlineStyle === "none") return null;
    let ground: Element | null = active.parentElement;
    while (ground && (channels(getComputedStyle(ground).backgroundColor)[3] ?? 1) < 1) ground = ground.parentElement;
    const colours = [getComputedStyle(active).outlineColor, getComputedStyle(ground ?? document.body).backgroundColor];
    const [dark = 0, light = 0] = colours.map(luminance).toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });

// spec: acceptance 39 focus ring
test.for(["light", "dark"] as const)(
  "the ring around the focus stands out from its ground, %s",
  async (theme, { newShopper }) => {
    const { page } = await newShopper({ theme });
    await page.goto("/contact", { waitUntil: "networkidle" });
    const weak: string[] = [];
    let rings = 0;
    for (let tab = 0; tab < 50; tab += 1) {
      await page.keyboard.press("Tab");
      await settle(page);
      const contrast = await ringContrast(page);
      if (contrast === null) continue;
      rings += 1;
      if (contrast < 3) weak.push(`${await focused(page)}: ${contrast.toFixed(1)}`);
    }
    expect(weak).toEqual([]);
    expect(rings).toBeGreaterThan(25);
  },
);
