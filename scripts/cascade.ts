import { bySpecificity, specificityOf } from "./specificity.ts";

/** A rule with one selector, and the conditions around it. */
export interface Rule {
  /** Opening at-rules, the outermost first: `@media (hover:hover)`. */
  conditions: readonly string[];
  selector: string;
  declarations: readonly { property: string; value: string; important: boolean }[];
}

/**
 * Ranks rules that are in one cascade layer, so that the cascade does not depend on their order any more: of two rules
 * that can set the same property of an element to different values, the winner (by specificity, then by order) has the
 * higher rank. With a layer for each rank, files that repeat rules can be loaded in any order. Important declarations
 * with different values are refused, because for them the order of layers is reversed.
 */
export function ranksOf(rules: readonly Rule[]): Map<Rule, number> {
  const ranks = new Map<Rule, number>();
  const placed = new Map<string, { rank: number; value: string }[]>();
  for (const rule of rules.toSorted((one, other) =>
    bySpecificity(specificityOf(one.selector), specificityOf(other.selector)),
  )) {
    const slots = [...slotsOf(rule)];
    const below = slots.flatMap(([slot, value]) => {
      const others = (placed.get(slot) ?? []).filter((other) => other.value !== value);
      if (slot.endsWith("!") && others.length > 0) throw new Error(`${rule.selector}: another rule sets ${slot} too.`);
      return others.map(({ rank }) => rank);
    });
    const rank = Math.max(-1, ...below) + 1;
    ranks.set(rule, rank);
    for (const [slot, value] of slots) placed.set(slot, [...(placed.get(slot) ?? []), { rank, value }]);
  }
  return ranks;
}

/** What a rule sets, as a value by slot. Two rules with a common slot may set the same property. */
function slotsOf({ selector, declarations }: Rule): Map<string, string> {
  const [pseudo = ""] = /::[\w-]+$|:(?:before|after)$/.exec(selector) ?? [];
  const slots = new Map<string, string>();
  for (const { property, value, important } of declarations) {
    for (const slot of slotsOfProperty(property)) {
      const key = `${slot}${pseudo}${important ? "!" : ""}`;
      slots.set(key, `${slots.get(key) ?? ""}${property}:${value};`);
    }
  }
  return slots;
}

/** Two sides of a box in each direction: physical left and right can be either, depending on the direction of writing. */
const SIDES: Record<string, string> = {
  ...{ "": "btse", block: "bt", "block-start": "t", "block-end": "b", top: "t", bottom: "b" },
  ...{ inline: "se", "inline-start": "s", "inline-end": "e", left: "se", right: "se" },
};
const SIDED = /^(padding|margin|inset|scroll-padding|scroll-margin)(?:-(.+))?$/;
const OFFSET = /^(?:top|right|bottom|left)$/;

/** Shorthands and what they set. A family may be larger than its shorthand: this adds ranks, but is never wrong. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^border-(?:.+-)?radius$/, "radius"],
  [/^(?:inline-size|width)$/, "width"],
  [/^(?:block-size|height)$/, "height"],
  [/^(min|max)-(?:inline-size|width)$/, "$1-width"],
  [/^(min|max)-(?:block-size|height)$/, "$1-height"],
  [/^(?:row-|column-|grid-)*gap$/, "gap"],
  [/^(?:white-space|text-wrap)(?:-.+)?$/, "white-space"],
  [/^(?:line-height|font)(?:-.+)?$/, "font"],
  [/^columns?(?:-(?:count|width))?$/, "columns"],
  [/^(?:place|align|justify)-(items|content|self)$/, "$1"],
  [
    /^(border|background|transition|animation|flex|grid|overflow|list-style|outline|mask|text-decoration|column|container|overscroll-behavior)(?:-.+)?$/,
    "$1",
  ],
];

function slotsOfProperty(name: string): string[] {
  if (name.startsWith("--")) return [name];
  const property = name.replace(/^-(?:webkit|moz)-/, "");
  if (property === "all") throw new Error("`all` sets every property: it cannot be ranked.");
  const [, box, side = ""] = SIDED.exec(OFFSET.test(property) ? `inset-${property}` : property) ?? [];
  if (box) return Array.from(SIDES[side] ?? "btse", (each) => `${box} ${each}`);
  const [family, to] = FAMILIES.find(([pattern]) => pattern.test(property)) ?? [];
  return [family && to ? property.replace(family, to) : property];
}
