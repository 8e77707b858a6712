/**
 * Emulates media features that a page cannot enable: conditions in its stylesheets and in `matchMedia` are rewritten, so
 * that the components' own rules apply and Storybook needs no copies of them.
 */
export type Answers = Readonly<Partial<Record<"prefers-reduced-motion" | "forced-colors", string>>>;

const FEATURE = /\((prefers-reduced-motion|forced-colors)(?:: ?([a-z-]+))?\)/g;
/** Values that are meant by a feature's name alone. */
const UNSAID = { "prefers-reduced-motion": "reduce", "forced-colors": "active" };
const HOLDS = "(width >= 0px)";
const FAILS = "(width < 0px)";

let answers: Answers = {};
/** Original conditions of the rules. */
const written = new WeakMap<CSSMediaRule, string>();

function answered(query: string): string {
  return query.replace(FEATURE, (asked: string, feature: keyof Answers, value: string | undefined) => {
    const answer = answers[feature];
    if (answer === undefined) return asked;
    return answer === (value ?? UNSAID[feature]) ? HOLDS : FAILS;
  });
}

/** Each rule of the page, including nested ones. */
export function* rulesOf(owners: Iterable<CSSStyleSheet | CSSRule>): Generator<CSSRule> {
  for (const owner of owners) {
    if (owner instanceof CSSRule) yield owner;
    if ("cssRules" in owner) yield* rulesOf(owner.cssRules as CSSRuleList);
  }
}

/** Whether the rule depends on an emulated feature and requires it to be active. */
export function asksFor(rule: CSSRule, feature: keyof Answers): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && (written.get(rule) ?? "").includes(feature);
}

const real = window.matchMedia.bind(window);
window.matchMedia = (query) => real(answered(query));

/** Emulates these features; a feature without a value is left to the browser. */
export function answerMedia(next: Answers): void {
  answers = next;
  for (const rule of rulesOf(document.styleSheets)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = written.get(rule) ?? rule.media.mediaText;
    if (condition.search(FEATURE) < 0) continue;
    written.set(rule, condition);
    rule.media.mediaText = answered(condition);
  }
}
