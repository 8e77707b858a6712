import { afterEach, inject, vi } from "vitest";
import { commands, page } from "vitest/browser";
import type { Clip, PictureOutcome } from "../scripts/visual/outcome.ts";
import { timersFinished } from "./pending.ts";
import { keepWindowHeight } from "./window-heights.ts";

/** Margin for focus rings and shadows, which are outside of the element's box. */
const MARGIN = 16;
/** Taller than any page of the shop. A taller story is compared up to here. */
const TALLEST = 12_000;
/** Timeout in milliseconds for pictures and the end of changes; long, because a busy machine is no failure. */
const PATIENCE = 60_000;
const TAKE_IT = "See test-results/visual/index.html. If that is as it should be: npm run visual -- --update";

/** Saved, because a story may replace `setTimeout`. */
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

/** The extent to the right and down of everything drawn, from the page's corner, cut off at the window. */
function paintedBox(): Box {
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
 * Forces a complete repaint. After growing the window, Chromium may reuse paint of the smaller one and omit a bar at the
 * bottom. Hiding and showing within one task keeps focus and scroll positions.
 */
function repaint(): void {
  const { style } = document.documentElement;
  style.display = "none";
  document.documentElement.getBoundingClientRect();
  style.display = "";
}

/** Whether an animation ends by itself; scroll-driven and infinite ones do not. */
const endsByItself = ({ playState, timeline, effect }: Animation) =>
  playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;

/**
 * Waits until all finite animations have ended. The end of one may start another, for instance in a child that was hidden
 * with its parent.
 */
async function animationsEnded(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const moving = document.getAnimations().filter(endsByItself);
    if (moving.length === 0) return;
    for (const animation of moving) animation.finish();
    await nextFrame();
  }
}

/** Height of the page in a window of this height. The change is undone before the page can react. */
function heightIn(height: number): number {
  // An element of another document is no `HTMLElement` of this one.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error("The story is not shown in the runner's frame.");
  const { height: own } = frame.style;
  frame.style.height = `${height}px`;
  const { scrollHeight } = document.documentElement;
  frame.style.height = own;
  return scrollHeight;
}

/**
 * Grows the window to the height of its content, unless an overlay locks the page. Returns whether the height changed. A
 * page that has become shorter fills its window, so it is measured in a window of the `usual` height.
 */
async function fit(usual: number): Promise<boolean> {
  const isStill = getComputedStyle(document.documentElement).overflowY === "hidden";
  const height = isStill ? usual : Math.min(heightIn(usual), TALLEST);
  if (height === innerHeight) return false;
  await page.viewport(innerWidth, height);
  return true;
}

/** Pictures in collapsed content have a position but are never loaded. */
const isInWindow = (element: Element) => {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility();
};

/** Waits until the image is decoded. A broken image is a valid state, and so is one that never loads. */
const decoded = (image: HTMLImageElement) => Promise.race([image.decode().catch(() => undefined), passed(PATIENCE)]);
const passed = (ms: number) => new Promise((resolve) => begin(resolve, ms));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until nothing changes: module loading, timers, pictures, and then one frame without changes. */
async function quiet(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + PATIENCE;
  while (changed && performance.now() < end) {
    changed = false;
    // Before this the page has not received its resize event.
    await nextFrame();
    await vi.dynamicImportSettled();
    await timersFinished();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images).filter(isInWindow).map(decoded));
    await nextFrame();
  }
  observer.disconnect();
}

/** Waits until the page is quiet in a window that fits it. A larger window may show content that needs an even larger one. */
async function settled(usual: number): Promise<void> {
  await quiet();
  for (let round = 0; round < 10 && (await fit(usual)); round++) await quiet();
  await quiet();
}

/** The whole drawn area; the test window is an iframe in the page that is photographed. */
function clip(): Clip {
  const { right, bottom } = paintedBox();
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: frame?.left ?? 0,
    y: frame?.top ?? 0,
    width: Math.ceil(Math.min(right + MARGIN, innerWidth)),
    height: Math.ceil(Math.min(bottom + MARGIN, innerHeight)),
  };
}

/**
 * Hides films, because each is paused at a different frame, and a played film shifts what is painted above it by half a
 * pixel. The poster is shown instead. Returns the function that restores them.
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
      await animationsEnded();
      const outcome = await commands.comparePicture(story, clip());
      if (outcome.state !== "unsteady") return outcome;
    }
  } finally {
    for (const undo of letGo) undo();
  }
  throw new Error("The story never looks the same twice: something in it still moves.");
}

const percent = (share: number) => `${(share * 100).toPrecision(2)} %`;

/** Runs after each story that passed, in the state left by its play function. */
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
