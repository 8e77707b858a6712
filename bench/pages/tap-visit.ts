import { type Phone, untilQuiet } from "./phone.ts";
import { type Figures, PATHS } from "./visit.ts";

const RESTED_MS = 800;

/** From a quiet listing to a product: by a tap, or by a click of a mouse that has rested on the card. */
export async function tapVisit(phone: Phone, origin: string, pointer: "finger" | "mouse"): Promise<Figures> {
  const { page, network } = phone;
  await page.addInitScript(watchArrival);
  await page.goto(origin + PATHS.listing, { waitUntil: "commit" });
  await untilQuiet(phone);
  const { x, y } = await page.evaluate(spotOnCard, PATHS.product);
  // Code that waits for a first move may have been woken by scrolling.
  await untilQuiet(phone);
  const near = Date.now();
  if (pointer === "finger") await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await page.waitForTimeout(RESTED_MS);
    await page.mouse.click(x, y);
  }
  await page.waitForFunction(() => sessionStorage.getItem("arrived"));
  const { clicked, arrived } = await page.evaluate(() => ({
    clicked: Number(sessionStorage.getItem("clicked")),
    arrived: Number(sessionStorage.getItem("arrived")),
  }));
  await untilQuiet(phone);
  const fetched = [...network.loaded].filter(({ at }) => at >= near);
  return {
    arrival: arrived - clicked,
    bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: fetched.length,
    documents: fetched.filter(({ kind }) => kind === "document").length,
  };
}

/** The middle of the card that leads to `path`, which is scrolled into view. Throws when something lies over it. */
function spotOnCard(path: string): { x: number; y: number } {
  const link = document.querySelector(`main a[href="${path}"]`);
  const card = link?.closest("li");
  if (!link || !card) throw new Error(`No card leads to ${path}.`);
  card.scrollIntoView({ block: "nearest", behavior: "instant" });
  for (const { left, top, width, height } of [card.getBoundingClientRect(), link.getBoundingClientRect()]) {
    const spot = { x: left + width / 2, y: top + height / 2 };
    if (document.elementFromPoint(spot.x, spot.y)?.closest("a") === link) return spot;
  }
  throw new Error(`The card that leads to ${path} is covered.`);
}

/** Runs in each document first: notes when a card was clicked, and the first frame that has its title at its path. */
function watchArrival(): void {
  const listen = ({ target, timeStamp }: Event) => {
    const link = target instanceof Element ? target.closest("li")?.querySelector("a") : null;
    if (!link) return;
    sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
    sessionStorage.setItem("path", link.pathname);
    sessionStorage.setItem("title", link.textContent);
  };
  const look = () => {
    const title = document.querySelector("main h1");
    const isThere =
      location.pathname === sessionStorage.getItem("path") &&
      title?.checkVisibility() &&
      title.textContent === sessionStorage.getItem("title");
    if (isThere) sessionStorage.setItem("arrived", String(performance.timeOrigin + performance.now()));
    else requestAnimationFrame(look);
  };
  addEventListener("click", listen, true);
  requestAnimationFrame(look);
}
