/** A share of the window's height in a stylesheet. */
const SHARE = /([\d.]+)[sld]?vh\b/g;

function* declarations(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if ("style" in rule) yield rule.style as CSSStyleDeclaration;
    if ("cssRules" in rule) yield* declarations(rule.cssRules as CSSRuleList);
  }
}

/**
 * Rewrites stylesheets so that viewport units keep referring to the current window height while the window grows;
 * otherwise elements of window height would grow with it and push later content out of the picture. Returns the function
 * that restores them.
 */
export function keepWindowHeight(): () => void {
  const kept: (() => void)[] = [];
  for (const { cssRules } of document.styleSheets) {
    for (const style of declarations(cssRules)) {
      for (const name of [...style]) {
        const value = style.getPropertyValue(name);
        const inPixels = value.replace(SHARE, (_, share: string) => `${(Number(share) * innerHeight) / 100}px`);
        if (inPixels === value) continue;
        const priority = style.getPropertyPriority(name);
        kept.push(() => style.setProperty(name, value, priority));
        style.setProperty(name, inPixels, priority);
      }
    }
  }
  return () => {
    for (const letGo of kept) letGo();
  };
}
