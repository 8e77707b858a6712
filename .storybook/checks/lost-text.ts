/**
 * Finds text that cannot be read: clipped by a box with hidden overflow, or drawn outside of its visible box. Text that
 * can be scrolled into view and text that is hidden on purpose do not count.
 */

/** Pixels by which letters may extend beyond their line: a glyph's box says little about where its ink is. */
const SLACK = 1;

type Axis = "x" | "y";
type Box = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

const OVERFLOW = { x: "overflowX", y: "overflowY" } as const;

/** Approximate ink area of a line: glyph boxes are taller than the letters, and overlap with a tight line height. */
function inkBox(line: DOMRect, fontSize: number): Box {
  const spare = Math.max(0, (line.height - fontSize) / 2);
  return { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
}

/** The axis along which a part of the ink is outside. */
function outside(ink: Box, box: Box): Axis | null {
  if (ink.left < box.left - SLACK || ink.right > box.right + SLACK) return "x";
  if (ink.top < box.top - SLACK || ink.bottom > box.bottom + SLACK) return "y";
  return null;
}

/** Caches computed styles, which are expensive to read and needed repeatedly. */
function cachedStyles(): (element: Element) => CSSStyleDeclaration {
  const known = new Map<Element, CSSStyleDeclaration>();
  return (element) => {
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
}

/** Visually hidden text for screen readers: a box of one pixel, or one that is clipped completely. */
const isVisuallyHidden = (element: Element, { clipPath }: CSSStyleDeclaration) =>
  clipPath === "inset(50%)" || (element.clientWidth <= 1 && element.clientHeight <= 1);

/** In forced colours all backgrounds are the same, and only borders are visible. */
const hasBackground = ({ backgroundColor }: CSSStyleDeclaration) =>
  !window.matchMedia("(forced-colors: active)").matches && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);

const isDrawn = (style: CSSStyleDeclaration) =>
  hasBackground(style) || (style.borderStyle !== "none" && !/^0px$/.test(style.borderWidth));

function visibleTexts(): { text: Text; parent: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: { text: Text; parent: Element }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !(node instanceof Text) || node.data.trim() === "") continue;
    if (parent.closest("svg, script, style, option, [aria-hidden=true]")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    found.push({ text: node, parent });
  }
  return found;
}

const nameOf = (element: Element) => {
  const named = element.closest<HTMLElement>("[data-part], [data-component]");
  return named?.dataset["part"] ?? named?.dataset["component"] ?? element.tagName.toLowerCase();
};

/** Each unreadable text of the page with its location, except inside parts that truncate on purpose. */
export function lostTexts(cutting: readonly string[]): string[] {
  const styleOf = cachedStyles();
  const lost: string[] = [];
  for (const { text, parent } of visibleTexts()) {
    if (cutting.includes(nameOf(parent))) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const fontSize = Number.parseFloat(styleOf(parent).fontSize);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map((line) => inkBox(line, fontSize));
    const fault = lossOf(lines, parent, styleOf);
    if (fault) lost.push(`“${text.data.trim().slice(0, 40)}” ${fault}`);
  }
  return lost;
}

function lossOf(lines: Box[], parent: Element, styleOf: (element: Element) => CSSStyleDeclaration): string | null {
  /** Text that is outside along a scrollable axis can be reached by scrolling. */
  const reachable: Record<Axis, boolean> = { x: false, y: false };
  let drawn = false;
  for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
    const style = styleOf(element);
    if (style.display === "contents") continue;
    if (isVisuallyHidden(element, style)) return null;
    const box = element.getBoundingClientRect();
    const isInline = style.display === "inline";
    for (const axis of ["x", "y"] as const) {
      const overflow = style[OVERFLOW[axis]];
      if (overflow === "auto" || overflow === "scroll") reachable[axis] = true;
      const hides = overflow === "hidden" || overflow === "clip";
      if (hides && !isInline && !reachable[axis] && lines.some((line) => outside(line, box) === axis))
        return `is cut off by ${nameOf(element)} (${axis})`;
    }
    if (!drawn && !isInline && isDrawn(style)) {
      drawn = true;
      const axis = lines.map((line) => outside(line, box)).find((each) => each !== null);
      if (axis && !reachable[axis]) return `stands out of ${nameOf(element)} (${axis})`;
    }
    if (style.position === "fixed") break;
  }
  return null;
}
