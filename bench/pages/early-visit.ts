import type { Page } from "playwright";
import type { Phone } from "./phone.ts";
import { ADDABLE, type Figures } from "./visit.ts";

const REPEATED_AFTER_MS = 1_500;
const MOST_TAPS = 20;

/** Taps "Add to cart" as soon as the button is painted, and every 1.5 s until there is a response. */
export async function earlyVisit({ page }: Phone, origin: string): Promise<Figures> {
  await page.addInitScript(watchAnswer);
  await page.goto(origin + ADDABLE, { waitUntil: "commit" });
  const found = await page.waitForFunction(spotOnButton);
  const spot = await found.jsonValue();
  if (!spot) throw new Error("There is no Add to cart.");
  const firstTap = Date.now();
  let taps = 0;
  while (taps < MOST_TAPS && !(await isAnswered(page))) {
    taps += 1;
    await page.touchscreen.tap(spot.x, spot.y);
    const end = performance.now() + REPEATED_AFTER_MS;
    while (performance.now() < end && !(await isAnswered(page))) await page.waitForTimeout(25);
  }
  const { began, answered } = await page.evaluate(() => ({
    began: Number(sessionStorage.getItem("began")),
    answered: Number(sessionStorage.getItem("answered")),
  }));
  if (answered === 0) throw new Error(`Nothing answered ${taps} taps on Add to cart.`);
  return { firstTap: firstTap - began, answer: answered - began, taps };
}

/** The centre of the button, once the page is painted and the button is not covered. */
function spotOnButton(): { x: number; y: number } | null {
  const button = document.getElementById("add-to-cart");
  if (!button || !window.pageRecord?.firstPaint) return null;
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const spot = { x: left + width / 2, y: top + height / 2 };
  return button.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
}

/** Also works while a document is being replaced and cannot be queried. */
const isAnswered = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem("answered") !== null).catch(() => false);

/** Injected into each document: records when the first one began, and the first frame that confirms the add. */
function watchAnswer(): void {
  if (!sessionStorage.getItem("began")) sessionStorage.setItem("began", String(performance.timeOrigin));
  const look = () => {
    const isDrawerOpen = [...document.querySelectorAll("[role=dialog],dialog")].some(
      (dialog) => dialog.checkVisibility() && /^\s*cart/i.test(dialog.textContent),
    );
    const isSaid =
      document.getElementById("add-to-cart")?.textContent === "Added" ||
      document.getElementById("early-added")?.checkVisibility() === true;
    const isInCart = location.pathname === "/cart" && document.querySelector("h1") !== null;
    if (isDrawerOpen || isSaid || isInCart) {
      sessionStorage.setItem("answered", String(performance.timeOrigin + performance.now()));
    } else requestAnimationFrame(look);
  };
  if (!sessionStorage.getItem("answered")) requestAnimationFrame(look);
}
