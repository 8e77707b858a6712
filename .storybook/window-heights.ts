/** A share of the window's height, as style sheets say it. */
const SHARE = /([\d.]+)[sld]?vh\b/g;

function* declarations(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if ("style" in rule) yield rule.style as CSSStyleDeclaration;
    if ("cssRules" in rule) yield* declarations(rule.cssRules as CSSRuleList);
  }
}

/**
 * Has style sheets mean the window as it is now, however tall it becomes: what is as tall as its window would grow with it, and push
 * out of the picture what comes after it. Answers how to let go again.
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
