import type { Page } from "playwright";
import { type Phone, type Point, tap, untilQuiet } from "./phone.ts";
import { type PressRecord, recordPress } from "./press-record.ts";
import { type ControlName, CONTROLS, type Figures } from "./visit.ts";

const REPEATED_AFTER_MS = 1_500;
const MOST_TAPS = 20;

/**
 * Taps a control of a page and waits for the answer: the cart or a confirmation after Add to cart, otherwise the open
 * overlay. The tap comes when the page is idle, or with `isEarly` as soon as the control is painted; it is repeated every
 * 1.5 s until there is an answer. Nothing is touched, moved or scrolled before the first tap.
 */
export async function pressVisit(
  phone: Phone,
  origin: string,
  control: ControlName,
  isEarly: boolean,
): Promise<Figures> {
  const { page } = phone;
  const { label, path } = CONTROLS[control];
  await page.addInitScript(recordPress, control === "add");
  await page.goto(origin + path, { waitUntil: "commit" });
  if (!isEarly) await untilQuiet(phone);
  const found = await page.waitForFunction(spotOn, label);
  const spot = await found.jsonValue();
  if (!spot) throw new Error(`There is no ${label} in view.`);
  let taps = 0;
  while (taps < MOST_TAPS && !(await isAnswered(page))) {
    taps += 1;
    await tap(phone, spot);
    const end = performance.now() + REPEATED_AFTER_MS;
    while (performance.now() < end && !(await isAnswered(page))) await page.waitForTimeout(25);
  }
  const { began, touched, tapped, changed, answered } = await recordOf(page);
  if (answered === undefined || touched === undefined || tapped === undefined) {
    throw new Error(`${label} was tapped ${taps} times without an answer.`);
  }
  return {
    answer: answered - tapped,
    total: answered - began,
    firstTouch: touched - began,
    ...(changed !== undefined && { acknowledged: changed - touched }),
    taps,
  };
}

/** The centre of the control with this text or name, once it is painted and not covered. */
function spotOn(label: string): Point | null {
  if (!window.pageRecord?.firstPaint) return null;
  for (const control of document.querySelectorAll("button,a[href]")) {
    const name = control.getAttribute("aria-label") ?? control.textContent;
    const { left, top, width, height } = control.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    if (name.trim() === label && control.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
  }
  return null;
}

/** Also works while a document is being replaced and cannot be queried. */
const isAnswered = (page: Page): Promise<boolean> =>
  recordOf(page).then(
    ({ answered }) => answered !== undefined,
    () => false,
  );

const recordOf = (page: Page): Promise<PressRecord> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("press") ?? "{}") as PressRecord);
