import file from "./synonyms.json" with { type: "json" };

/** The shop's own list, to be edited: `alike` are names of one thing; `leads` go one way, from a wide word to what the shop has of it. */
const SYNONYMS: { alike: readonly (readonly string[])[]; leads: Readonly<Record<string, readonly string[]>> } = file;

const others = new Map<string, Set<string>>();
function add(word: string, more: readonly string[]): void {
  const known = others.get(word) ?? new Set();
  for (const other of more) if (other !== word) known.add(other);
  others.set(word, known);
}
for (const group of SYNONYMS.alike) for (const word of group) add(word, group);
for (const [word, leads] of Object.entries(SYNONYMS.leads)) add(word, leads);

/** Every word that has a synonym. */
export const synonymousWords: readonly string[] = [...others.keys()];

/** What else to look for in place of a word, be it in the plural; nothing for most. */
export function synonymsOf(word: string): string[] {
  return [...new Set([word, ...singularsOf(word)].flatMap((form) => [...(others.get(form) ?? [])]))];
}

/** What a word may be the plural of. */
function singularsOf(word: string): string[] {
  const endings = [
    [/s$/, ""],
    [/es$/, ""],
    [/ies$/, "y"],
  ] as const;
  return endings.filter(([ending]) => ending.test(word)).map(([ending, singular]) => word.replace(ending, singular));
}
