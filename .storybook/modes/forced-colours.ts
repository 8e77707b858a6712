import { asksFor, rulesOf } from "./media.ts";

/**
 * What the system does to a page in forced colours, as far as a stylesheet can: few colours, no shadows and no gradients.
 * The colours are the browser's own names for them; pictures stay, and so does what a piece keeps on purpose.
 */
const imposed = (kept: string) => `
:root { color-scheme: dark !important; }
*${kept}, *${kept}::before, *${kept}::after {
  color: CanvasText !important; background-color: Canvas !important; background-image: none !important;
  border-color: CanvasText !important; outline-color: Highlight !important; text-decoration-color: currentColor !important;
  box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
}
:where(svg, svg *)${kept} { background-color: transparent !important; color: inherit !important; }
:where(a:any-link, a:any-link *)${kept} { color: LinkText !important; }
:where(button, button *)${kept} { color: ButtonText !important; background-color: ButtonFace !important; border-color: ButtonBorder !important; }
:where(input, textarea, select)${kept} { color: FieldText !important; background-color: Field !important; }
:where(:disabled, :disabled *, [aria-disabled="true"])${kept} { color: GrayText !important; border-color: GrayText !important; }
`;

const sheet = document.createElement("style");
sheet.dataset["mode"] = "forced-colours";

/** What the rule's declarations are for: nested rules have `&` in the place of the selector around them. */
function selectorOf(rule: CSSRule): string {
  let selector = "&";
  for (let outer: CSSRule | null = rule; outer; outer = outer.parentRule) {
    if (outer instanceof CSSStyleRule) selector = selector.replaceAll("&", `:is(${outer.selectorText})`);
  }
  return selector;
}

const declarations = (rule: CSSRule) => ("style" in rule ? (rule.style as CSSStyleDeclaration) : undefined);

/** What the pieces themselves say for forced colours, which is stronger than what is imposed. */
function strengthen(rule: CSSRule, priority: "important" | ""): void {
  for (const inner of rulesOf([rule])) {
    const style = declarations(inner);
    for (const name of Array.from(style ?? [])) style?.setProperty(name, style.getPropertyValue(name), priority);
  }
}

/** Draws the page as in forced colours, or as it is. After `answerMedia`, which lets the pieces' own rules hold. */
export function forceColours(forced: boolean): void {
  const kept: string[] = [];
  for (const rule of rulesOf(document.styleSheets)) {
    if (asksFor(rule, "forced-colors")) strengthen(rule, forced ? "important" : "");
    if (declarations(rule)?.getPropertyValue("forced-color-adjust") === "none") kept.push(selectorOf(rule));
  }
  if (!forced) return sheet.remove();
  sheet.textContent = imposed(kept.length > 0 ? `:not(${kept.join()}, :is(${kept.join()}) *)` : "");
  document.head.append(sheet);
}
