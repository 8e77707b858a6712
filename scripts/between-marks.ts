/** Replaces the text between `<!-- mark -->` and `<!-- /mark -->` (the first word of the mark). */
export function between(text: string, mark: string, inner: string): string {
  const [name = ""] = mark.split(":");
  const [from, to] = [`<!-- ${mark} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = text.split(from);
  const after = rest?.split(to)[1];
  if (before === undefined || after === undefined) throw new Error(`The text has no place for ${name}.`);
  return `${before}${from}\n${inner}\n\n${to}${after}`;
}
