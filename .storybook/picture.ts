import { afterEach, inject, vi } from "vitest";
import { commands, page } from "vitest/browser";
import type { Clip, PictureOutcome } from "../scripts/visual/outcome.ts";
import { nothingPending } from "./pending.ts";
import { keepWindowHeight } from "./window-heights.ts";

/** Room for the ring around the focus and for shadows, which belong to no box. */
const MARGIN = 16;
/** Taller than any page of the shop. A story beyond it is compared as far as that. */
const TALLEST = 12_000;
/** How long a picture or the end of all changes is waited for, in milliseconds: a busy machine is no fault. */
const PATIENCE = 60_000;
const TAKE_IT = "See test-results/visual/index.html. If that is as it should be: npm run visual -- --update";

/** A story may have one of its own. */
const begin = window.setTimeout;

interface Box {
  right: number;
  bottom: number;
}

const REPLACED = "img, svg, video, canvas, input, select, textarea, progress, iframe";
const NOTHING = "rgba(0, 0, 0, 0)";

function isPainted(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    element.matches(REPLACED) ||
    style.backgroundColor !== NOTHING ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    Number.parseFloat(style.borderTopWidth) > 0 ||
    Number.parseFloat(style.borderBottomWidth) > 0
  );
}

const hasText = (element: Element) =>
  Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** How far to the right and down anything is drawn, from the corner of the page; what reaches beyond the window is cut off by it. */
function drawnBox(): Box {
  const box: Box = { right: 0, bottom: 0 };
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility !== "visible") continue;
    const rect = isPainted(element, style) ? element.getBoundingClientRect() : hasText(element) && textBox(element);
    if (!rect || rect.width === 0 || rect.height === 0) continue;
    box.right = Math.max(box.right, rect.right);
    box.bottom = Math.max(box.bottom, rect.bottom);
  }
  return box;
}

/**
 * Where the window has just grown, Chromium may go on with what it had painted of the smaller one, and a bar at the lower edge is
 * missing. What was not shown for a moment is laid out and painted anew; within one task nothing loses its focus or its scroll.
 */
function repaint(): void {
  const { style } = document.documentElement;
  style.display = "none";
  document.documentElement.getBoundingClientRect();
  style.display = "";
}

/** Whether it comes to its end by itself; one that follows the scrolling does not, nor one that goes round. */
const isOnItsWay = ({ playState, timeline, effect }: Animation) =>
  playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;

/** Until all that moves towards an end has come there: an end may begin another, such as a child's that was hidden with its parent. */
async function arrived(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const moving = document.getAnimations().filter(isOnItsWay);
    if (moving.length === 0) return;
    for (const animation of moving) animation.finish();
    await nextFrame();
  }
}

/** How tall the page is in a window of this height. The page hears of none that is left at once. */
function heightIn(height: number): number {
  // Of another document, hence not what is an `HTMLElement` here.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error("The story is not shown in the runner's frame.");
  const { height: own } = frame.style;
  frame.style.height = `${height}px`;
  const { scrollHeight } = document.documentElement;
  frame.style.height = own;
  return scrollHeight;
}

/**
 * Makes the window as tall as what it holds, unless something lies over the page and keeps it still. Whether it was another height.
 * A page that has become shorter fills its window: only one of the `usual` height tells.
 */
async function fit(usual: number): Promise<boolean> {
  const isStill = getComputedStyle(document.documentElement).overflowY === "hidden";
  const height = isStill ? usual : Math.min(heightIn(usual), TALLEST);
  if (height === innerHeight) return false;
  await page.viewport(innerWidth, height);
  return true;
}

/** What is folded away has its place, but its pictures are never brought. */
const isInWindow = (element: Element) => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility();
};

/** Until it is there and decoded. One that cannot be had is a state like any other, and so is one that does not come. */
const decoded = (image: HTMLImageElement) => Promise.race([image.decode().catch(() => undefined), passed(PATIENCE)]);
const passed = (ms: number) => new Promise((resolve) => begin(resolve, ms));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Until nothing comes any more: code that is on its way, what was begun, pictures; and a frame has gone by in which nothing changed. */
async function quiet(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + PATIENCE;
  while (changed && performance.now() < end) {
    changed = false;
    // Before this the page has not heard of its new window.
    await nextFrame();
    await vi.dynamicImportSettled();
    await nothingPending();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images).filter(isInWindow).map(decoded));
    await nextFrame();
  }
  observer.disconnect();
}

/** Quiet, in a window that fits. What a larger one brings into sight may need a larger one. */
async function settled(usual: number): Promise<void> {
  await quiet();
  for (let round = 0; round < 10 && (await fit(usual)); round++) await quiet();
  await quiet();
}

/** The whole of what is drawn; the window of the tests is a frame in the page that is photographed. */
function clip(): Clip {
  const { right, bottom } = drawnBox();
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: frame?.left ?? 0,
    y: frame?.top ?? 0,
    width: Math.ceil(Math.min(right + MARGIN, innerWidth)),
    height: Math.ceil(Math.min(bottom + MARGIN, innerHeight)),
  };
}

/**
 * A film stands where its play left it, which is nowhere twice, and what lies over one that has played is painted by itself, half a
 * pixel aside. Its poster is looked at. Answers how to let go again.
 */
function hideFilms(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("video { display: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}

async function comparePicture(story: string): Promise<PictureOutcome> {
  const usual = innerHeight;
  const letGo = [keepWindowHeight(), hideFilms()];
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      await settled(usual);
      repaint();
      await nextFrame();
      await arrived();
      const outcome = await commands.comparePicture(story, clip());
      if (outcome.state !== "unsteady") return outcome;
    }
  } finally {
    for (const undo of letGo) undo();
  }
  throw new Error("The story never looks the same twice: something in it still moves.");
}

const percent = (share: number) => `${(share * 100).toPrecision(2)} %`;

/** After each story that passed, in the state in which its play left it. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  const pictures = inject("pictures");
  if (pictures === "none" || !storyId || task.result?.state === "fail") return;
  const outcome = await comparePicture(storyId);
  task.meta.picture = outcome;
  if (pictures === "update") return;
  if (outcome.state === "new") throw new Error(`There is no picture of this story yet. ${TAKE_IT}`);
  if (outcome.state !== "changed") return;
  const { pixels, share } = outcome;
  throw new Error(`It looks different: ${pixels} pixels, ${percent(share)}. ${TAKE_IT}`);
});
