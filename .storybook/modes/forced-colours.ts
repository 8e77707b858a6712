import { asksFor, rulesOf } from "./media.ts";

/**
 * Approximates forced colours with a stylesheet: system colours, no shadows, no gradients. Pictures stay, and so does what
 * a component excludes on purpose.
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

/** Selector of a rule's declarations; nested rules refer to the surrounding selector as `&`. */
function selectorOf(rule: CSSRule): string {
  let selector = "&";
  for (let outer: CSSRule | null = rule; outer; outer = outer.parentRule) {
    if (outer instanceof CSSStyleRule) selector = selector.replaceAll("&", `:is(${outer.selectorText})`);
  }
  return selector;
}

const declarations = (rule: CSSRule) => ("style" in rule ? (rule.style as CSSStyleDeclaration) : undefined);

/** Makes the components' own rules for forced colours win over the imposed ones. */
function strengthen(rule: CSSRule, priority: "important" | ""): void {
  for (const inner of rulesOf([rule])) {
    const style = declarations(inner);
    for (const name of Array.from(style ?? [])) style?.setProperty(name, style.getPropertyValue(name), priority);
  }
}

/** Switches forced colours on or off. Call it after `answerMedia`, which activates the components' own rules. */
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
