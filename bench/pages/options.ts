import type { LineKind } from "./line.ts";
import { type VisitKind, VISIT_KINDS } from "./visit.ts";

export interface PagesOptions {
  rounds: number;
  line: LineKind;
  /** The visits measured in each round. */
  kinds: VisitKind[];
}

/**
 * Parses the options of the command; `only` and `pages` are comma-separated lists. Throws on an unknown word, and when
 * nothing is selected.
 */
export function pagesOptions(given: { rounds: string; line: string; only?: string; pages?: string }): PagesOptions {
  const rounds = Number(given.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${given.rounds} is no number of rounds.`);
  const { line } = given;
  if (line !== "browser" && line !== "tcp") throw new Error(`--line is browser or tcp, not ${line}.`);
  const acts = words("--only", given.only, new Set(VISIT_KINDS.map(({ act }) => act)));
  const pages = words("--pages", given.pages, new Set(VISIT_KINDS.map(({ page }) => page)));
  const kinds = VISIT_KINDS.filter(({ act, page }) => acts.has(act) && pages.has(page));
  if (kinds.length === 0) throw new Error(`Nothing of --only ${given.only} is measured on --pages ${given.pages}.`);
  return { rounds, line, kinds };
}

function words<Word extends string>(option: string, text: string | undefined, known: Set<Word>): Set<string> {
  if (text === undefined) return known;
  const asked = new Set(text.split(","));
  for (const word of asked) {
    if (!(known as Set<string>).has(word)) throw new Error(`${option} knows ${[...known].join(", ")}, not ${word}.`);
  }
  return asked;
}
