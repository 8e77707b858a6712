/** Specificity of a selector without commas, as [ids, classes, types]. */
export type Specificity = readonly [ids: number, classes: number, types: number];

const TOKEN =
  /\[(?:"[^"]*"|'[^']*'|[^\]])*\]|::?[\w-]+|\.(?:\\.|[\w-])+|#(?:\\.|[\w-])+|\*|(?:\\.|[\w-])+|\(|[\s>+~,]+|[^]/g;
/** Pseudo-elements that may have a single colon. */
const LEGACY_PSEUDO_ELEMENT = /^:(?:before|after|first-line|first-letter)$/;
/** Count as the most specific of their arguments. */
const LIKE_ARGUMENTS = /^:(?:is|not|has)$/;

export function specificityOf(selector: string): Specificity {
  let [ids, classes, types] = [0, 0, 0];
  const tokens = new RegExp(TOKEN);
  let pseudo = "";
  for (let match = tokens.exec(selector); match; match = tokens.exec(selector)) {
    const [token] = match;
    if (token === "(") {
      const end = endOf(selector, match.index);
      const inner = selector.slice(match.index + 1, end);
      tokens.lastIndex = end + 1;
      // The pseudo-class itself has been counted; these count as their arguments instead, and `:where` as nothing.
      if (LIKE_ARGUMENTS.test(pseudo) || pseudo === ":where") classes -= 1;
      if (LIKE_ARGUMENTS.test(pseudo)) {
        const [a, b, c] = splitList(inner).map(specificityOf).toSorted(bySpecificity).at(-1) ?? [0, 0, 0];
        [ids, classes, types] = [ids + a, classes + b, types + c];
      }
      continue;
    }
    pseudo = token;
    if (token.startsWith("#")) ids += 1;
    else if (token.startsWith("::") || LEGACY_PSEUDO_ELEMENT.test(token)) types += 1;
    else if (/^[.[:]/.test(token)) classes += 1;
    else if (/^(?:\\.|[\w-])/.test(token)) types += 1;
  }
  return [ids, classes, types];
}

/** Orders specificities, the lowest first. */
export const bySpecificity = (one: Specificity, other: Specificity): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The selectors of a list: commas within parentheses, brackets and escapes do not separate. */
export function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of list.matchAll(/\\.|[^]/g)) {
    if (token === "(" || token === "[") depth += 1;
    if (token === ")" || token === "]") depth -= 1;
    if (token === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** Index of the parenthesis that closes the one at `start`. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (const match of text.slice(start).matchAll(/\\.|[^]/g)) {
    if (match[0] === "(") depth += 1;
    if (match[0] === ")") depth -= 1;
    if (depth === 0) return start + match.index;
  }
  throw new Error(`A parenthesis of ${text} is not closed.`);
}
