import { lostTexts } from "./lost-text.ts";
import { sidewaysScroll } from "./sideways-scroll.ts";

export interface Shown {
  parameters: {
    layout?: string;
    /** Parts that truncate their text on purpose, each with the place of the full text. */
    cuts?: Record<string, string>;
    /** Compares the story's accessibility tree with the one in `packages/ui/trees`. */
    accessibilityTree?: "kept";
  };
}

/** Text spacing that users may set (WCAG 1.4.12). */
const spacing = new CSSStyleSheet();
spacing.replaceSync(
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-bottom: 2em !important }`,
);

/** Storybook's layout for stories that do not fill the screen; the test runner does not apply it. */
const page = new CSSStyleSheet();
page.replaceSync("body { padding: 1rem !important }");

/** Width of 1280 px at 400 % zoom, at which no sideways scrolling may be needed (WCAG 1.4.10). */
const NARROW = 320;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Ends all transitions. Under reduced motion they take no time, but the old value is still shown until the next frame. */
function endTransitions(): void {
  // The end of one transition may start another in elements that inherit from it.
  for (let changing = true; changing;) {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const transition of running) transition.finish();
    changing = running.length > 0;
  }
}

/** Fails if the text spacing is not applied, because the check would then pass without testing anything. */
function assertTextSpacing(): void {
  const { letterSpacing, fontSize } = getComputedStyle(document.querySelector("[data-component]") ?? document.body);
  const isSpaced = Math.abs(Number.parseFloat(letterSpacing) - 0.12 * Number.parseFloat(fontSize)) < 0.01;
  if (!isSpaced)
    throw new Error(`A reader’s spacing is not seen: letters of ${fontSize} stand ${letterSpacing} apart.`);
}

/**
 * Text that is lost with zoom or wide text spacing. The test runner shows the story in an iframe of the same origin, which
 * can be resized directly; only narrow screens are resized for zoom.
 */
export async function lostToReaders({ parameters: { layout, cuts = {} } }: Shown): Promise<string[]> {
  // An element of another document is no `HTMLElement` of this one.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error("The story is not shown in the runner's frame.");
  const { width } = frame.style;
  // A copy, because the live list would change while it is modified.
  const own = [...document.adoptedStyleSheets];
  const sheets = layout === "fullscreen" ? own : [...own, page];
  const look = () => [...sidewaysScroll(), ...lostTexts(Object.keys(cuts))];
  try {
    document.adoptedStyleSheets = sheets;
    if (window.innerWidth < 640) {
      frame.style.width = `${NARROW}px`;
      await painted();
    }
    endTransitions();
    const plain = look();
    document.adoptedStyleSheets = [...sheets, spacing];
    endTransitions();
    assertTextSpacing();
    const spaced = look().filter((fault) => !plain.includes(fault));
    return [...plain, ...spaced.map((fault) => `${fault}, with a reader’s spacing`)].map(
      (fault) => `at ${window.innerWidth} px: ${fault}`,
    );
  } finally {
    frame.style.width = width;
    document.adoptedStyleSheets = own;
  }
}
