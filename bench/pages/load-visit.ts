import { mainThread } from "./main-thread.ts";
import { type Kind, KINDS } from "./network-log.ts";
import { type Phone, untilQuiet } from "./phone.ts";
import type { Figures } from "./visit.ts";

const LONG_TASK_MS = 50;
const WATCHED_MS = 10_000;

/** Opens a page and waits until it is idle. With `isWatched` it is then observed for ten seconds. */
export async function loadVisit(phone: Phone, url: string, isWatched: boolean): Promise<Figures> {
  const { page, cdp, network } = phone;
  const before = await mainThread(cdp);
  await page.goto(url, { waitUntil: "commit" });
  await untilQuiet(phone);
  const work = await mainThread(cdp);
  const record = await page.evaluate(() => window.pageRecord);
  if (!record || record.firstPaint === 0) throw new Error(`${url} was not painted.`);
  const { firstPaint, largestPaint, largestElement, layoutShift, longTasks } = record;
  const blocking = longTasks.map(([start, duration]) => start + duration - Math.max(start, firstPaint) - LONG_TASK_MS);
  const loaded = [...network.loaded];
  const bytesOf = (kind: Kind) => total(loaded.filter((each) => each.kind === kind).map(({ bytes }) => bytes));
  const withoutFilm = total(loaded.filter(({ kind }) => kind !== "film").map(({ bytes }) => bytes));
  const figures: Figures = {
    firstPaint,
    largestPaint,
    largestElement,
    blocking: total(blocking.map((ms) => Math.max(0, ms))),
    mainThread: work.all - before.all,
    script: work.script - before.script,
    layout: work.layout - before.layout,
    layoutShift,
    requests: loaded.length,
    bytes: withoutFilm,
    ...Object.fromEntries(KINDS.map((kind) => [`${kind}Bytes`, bytesOf(kind)])),
  };
  if (!isWatched) return figures;
  await page.waitForTimeout(WATCHED_MS);
  const after = await mainThread(cdp);
  return { ...figures, beforeFilmBytes: network.beforeFilm() ?? withoutFilm, watched: after.all - work.all };
}

const total = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
