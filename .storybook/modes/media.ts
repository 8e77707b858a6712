/**
 * Media features that a page cannot switch on for itself, answered as if it could: the conditions of its stylesheets and
 * of `matchMedia` are rewritten, so that the pieces' own rules act, and no second set of them is written for Storybook.
 */
export type Answers = Readonly<Partial<Record<"prefers-reduced-motion" | "forced-colors", string>>>;

const FEATURE = /\((prefers-reduced-motion|forced-colors)(?:: ?([a-z-]+))?\)/g;
/** What is asked by a feature's name alone. */
const UNSAID = { "prefers-reduced-motion": "reduce", "forced-colors": "active" };
const HOLDS = "(width >= 0px)";
const FAILS = "(width < 0px)";

let answers: Answers = {};
/** Conditions as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function answered(query: string): string {
  return query.replace(FEATURE, (asked: string, feature: keyof Answers, value: string | undefined) => {
    const answer = answers[feature];
    if (answer === undefined) return asked;
    return answer === (value ?? UNSAID[feature]) ? HOLDS : FAILS;
  });
}

/** Each rule of the page, and those within it. */
export function* rulesOf(owners: Iterable<CSSStyleSheet | CSSRule>): Generator<CSSRule> {
  for (const owner of owners) {
    if (owner instanceof CSSRule) yield owner;
    if ("cssRules" in owner) yield* rulesOf(owner.cssRules as CSSRuleList);
  }
}

/** Whether the rule is for a feature that is answered here, and asked to hold. */
export function asksFor(rule: CSSRule, feature: keyof Answers): rule is CSSMediaRule {
  return rule instanceof CSSMediaRule && (written.get(rule) ?? "").includes(feature);
}

const real = window.matchMedia.bind(window);
window.matchMedia = (query) => real(answered(query));

/** A feature without an answer is the browser's again. */
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
