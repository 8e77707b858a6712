import type { ProductQuestion } from "../catalogue/index.ts";
import { synonymsOf } from "./synonyms.ts";

const MOST_WORDS = 8;
const MOST_LETTERS = 30;

/** The words of a text, lower case, letters and digits only: nothing that the database could read as an operator. */
export function wordsOf(text: string): string[] {
  const joined =
    text
      // Joiners and other characters that are not seen part no word.
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const found = joined.flatMap((word) => withoutHyphens(word));
  // "women's": what stands alone as a letter says nothing beside a word.
  const words = found.some((word) => word.length > 1) ? found.filter((word) => word.length > 1) : found;
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS));
}

/** The question whether a product has all of these words, or others for them. */
export function questionOf(words: readonly string[]): ProductQuestion {
  const groups = words.map((word) => `(${[word, ...synonymsOf(word)].map(quoted).join(" | ")})`);
  const last = words.at(-1);
  return {
    words: groups.join(" & "),
    beginning: { others: groups.slice(0, -1).join(" & "), last: last === undefined ? "" : `${quoted(last)}:*` },
  };
}

const quoted = (word: string) => `'${word}'`;

/** "co-ords" is one word where the list of synonyms has it as one, "a-line" is two. */
function withoutHyphens(word: string): string[] {
  const whole = word.replaceAll("-", "");
  return synonymsOf(whole).length > 0 ? [whole] : word.split("-");
}
