import { type AnyNode, type AtRule, parse } from "postcss";
import { type Rule, ranksOf } from "./cascade.ts";
import { modulesOf, readModule } from "./piece-modules.ts";
import { splitList } from "./specificity.ts";

/**
 * Cuts the sum of all styles into `tokens.css`, which every page needs, and one file per piece. A page may load any of
 * them in any order and looks as with the sum: see `ranksOf`.
 */
export interface CutStyles {
  tokens: string;
  /** The styles of an entry and of the entries that it imports. */
  ofPiece: (entry: string) => string;
}

const PIECES = "components.selvedge.pieces";
const ORDER = "@layer theme,base,components,utilities;";
const CLASS = /\.(sv\\:(?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
/** Marks an element for the classes of others; has no style itself. */
const MARKER = /^sv:(?:group|peer)(?:\/|$)/;

export function cutStyles(sum: string): CutStyles {
  const sheet = parse(sum).nodes;
  const start = sheet.findIndex((node) => isLayer(node, PIECES));
  const pieces = sheet[start];
  if (pieces?.type !== "atrule") throw new Error(`The styles have no layer ${PIECES}.`);
  const rules = rulesOf(pieces);
  const ranks = ranksOf(rules);
  const count = Math.max(...ranks.values()) + 1;
  const layers = Array.from({ length: count }, (_, rank) => nameOf(rank));
  const named = sheet.slice(start + 1).filter((node): node is AtRule => node.type === "atrule");
  const needs = rules.map((rule) => [rule, classesOf(rule.selector).filter((name) => !MARKER.test(name))] as const);

  const ofPiece = (entry: string) => {
    const code = Array.from(modulesOf(`${entry}/index.ts`), readModule).join("\n");
    const words = new Set(code.match(/[^\s"'`]+/g));
    const isUsed = (name: string) => (/["'`]/.test(name) ? code.includes(name) : words.has(name));
    const used = needs.flatMap(([rule, classes]) => (classes.every(isUsed) ? [rule] : []));
    const inLayers = layers.map((name, rank) => {
      const body = textOf(used.filter((rule) => ranks.get(rule) === rank));
      return body && `@layer ${name}{${body}}`;
    });
    const body = inLayers.join("");
    // Registered properties and keyframes are the same in every file that has them.
    const shared = named.filter((node) => new RegExp(`${node.params}(?![\\w-])`).test(body));
    const order = `@layer ground,pieces;@layer pieces{@layer ${layers.join(",")};`;
    return `${ORDER}@layer components.selvedge{${order}${body}}}${shared.join("")}\n`;
  };
  return { tokens: `${sheet.slice(0, start).map(statement).join("")}\n`, ofPiece };
}

/** A node as text. Minified, the last semicolon belongs to no node. */
const statement = (node: AnyNode) => (node.type === "atrule" && !node.nodes ? `${String(node)};` : String(node));

const isLayer = (node: AnyNode, name: string) =>
  node.type === "atrule" && node.name === "layer" && node.params === name && node.nodes !== undefined;

/** Every selector of a layer as a rule of its own, in order. */
function rulesOf(layer: AtRule, conditions: readonly string[] = []): Rule[] {
  return (layer.nodes ?? []).flatMap((node): Rule[] => {
    if (node.type === "atrule") return rulesOf(node, [...conditions, `@${node.name} ${node.params}`]);
    if (node.type !== "rule") throw new Error(`${String(node)} is no rule.`);
    const declarations = node.nodes.map((declaration) => {
      if (declaration.type !== "decl") throw new Error(`${node.selector} contains rules.`);
      return { property: declaration.prop, value: declaration.value, important: declaration.important === true };
    });
    return splitList(node.selector).map((selector) => ({ conditions, selector, declarations }));
  });
}

/** The classes of a selector as modules write them. */
export const classesOf = (selector: string): string[] =>
  Array.from(selector.matchAll(CLASS), ([, escaped = ""]) =>
    escaped.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : character,
    ),
  );

/** Rules as text; neighbours with the same conditions share them. */
function textOf(rules: readonly Rule[]): string {
  const groups = new Map<string, string[]>();
  for (const { conditions, selector, declarations } of rules) {
    const open = conditions.join("{");
    const body = declarations.map(
      ({ property, value, important }) => `${property}:${value}${important ? "!important" : ""}`,
    );
    groups.set(open, [...(groups.get(open) ?? []), `${selector}{${body.join(";")}}`]);
  }
  return Array.from(groups, ([open, texts]) =>
    open === "" ? texts.join("") : `${open}{${texts.join("")}${"}".repeat(open.split("{").length)}`,
  ).join("");
}

/** Short names: a … z, aa … zz. */
function nameOf(rank: number): string {
  const last = String.fromCodePoint(97 + (rank % 26));
  return rank < 26 ? last : nameOf(Math.floor(rank / 26) - 1) + last;
}
