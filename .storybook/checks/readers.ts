import { lostTexts } from "./lost-text.ts";
import { sidewaysScroll } from "./sideways-scroll.ts";

export interface Shown {
  parameters: {
    layout?: string;
    /** Parts that cut their text on purpose, each with where it is said in full. */
    cuts?: Record<string, string>;
    /** Has the story's tree, as assistive technology is told it, compared with the one in `packages/ui/trees`. */
    accessibilityTree?: "kept";
  };
}

/** What a reader may set (WCAG 1.4.12). */
const spacing = new CSSStyleSheet();
spacing.replaceSync(
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-bottom: 2em !important }`,
);

/** As Storybook shows what does not fill the screen; the runner leaves it out. */
const page = new CSSStyleSheet();
page.replaceSync("body { padding: 1rem !important }");

/** 400 % of 1280 px, where everything has to fit without being scrolled sideways (WCAG 1.4.10). */
const NARROW = 320;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** With less motion every change still passes, in no time: but only with the next frame, and until then what was there stands. */
function endTransitions(): void {
  // What has come to its end may set in motion what inherits from it.
  for (let changing = true; changing;) {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const transition of running) transition.finish();
    changing = running.length > 0;
  }
}

/** Who looks too early finds nothing wrong. */
function mustBeSpaced(): void {
  const { letterSpacing, fontSize } = getComputedStyle(document.querySelector("[data-component]") ?? document.body);
  const isSpaced = Math.abs(Number.parseFloat(letterSpacing) - 0.12 * Number.parseFloat(fontSize)) < 0.01;
  if (!isSpaced)
    throw new Error(`A reader’s spacing is not seen: letters of ${fontSize} stand ${letterSpacing} apart.`);
}

/**
 * What a reader loses who zooms, or spaces text out. The runner shows the story in a frame of the same origin, which is narrowed
 * at once; wide screens keep their width, since phones are asked for the other.
 */
export async function lostToReaders({ parameters: { layout, cuts = {} } }: Shown): Promise<string[]> {
  // Of another document, hence not what is an `HTMLElement` here.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error("The story is not shown in the runner's frame.");
  const { width } = frame.style;
  // A copy: the list itself would change with what is set.
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
    mustBeSpaced();
    const spaced = look().filter((fault) => !plain.includes(fault));
    return [...plain, ...spaced.map((fault) => `${fault}, with a reader’s spacing`)].map(
      (fault) => `at ${window.innerWidth} px: ${fault}`,
    );
  } finally {
    frame.style.width = width;
    document.adoptedStyleSheets = own;
  }
}
