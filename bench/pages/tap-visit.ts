import { type Phone, type Point, tap, untilQuiet } from "./phone.ts";
import { type Figures, PATHS, TAPPED } from "./visit.ts";

const RESTED_MS = 800;

/**
 * From an idle listing to a product: by a tap, or by a mouse click after hovering over the card. Nothing is touched,
 * moved or scrolled before.
 */
export async function tapVisit(phone: Phone, origin: string, pointer: "finger" | "mouse"): Promise<Figures> {
  const { page, network } = phone;
  await page.addInitScript(watchArrival);
  await page.goto(origin + PATHS.listing, { waitUntil: "commit" });
  await untilQuiet(phone);
  const spot = await page.evaluate(spotOnCard, TAPPED);
  const near = Date.now();
  if (pointer === "finger") await tap(phone, spot);
  else {
    await page.mouse.move(spot.x, spot.y);
    await page.waitForTimeout(RESTED_MS);
    await page.mouse.click(spot.x, spot.y);
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

/** The centre of the card that links to `path`, or of its link. Throws when both are covered or out of view. */
function spotOnCard(path: string): Point {
  const link = document.querySelector(`main a[href="${path}"]`);
  const card = link?.closest("li");
  if (!link || !card) throw new Error(`No card leads to ${path}.`);
  for (const { left, top, width, height } of [card.getBoundingClientRect(), link.getBoundingClientRect()]) {
    const spot = { x: left + width / 2, y: top + height / 2 };
    if (document.elementFromPoint(spot.x, spot.y)?.closest("a") === link) return spot;
  }
  throw new Error(`The card that leads to ${path} is covered.`);
}

/** Injected into each document: records when a card was clicked, and the first frame with its title at its path. */
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
