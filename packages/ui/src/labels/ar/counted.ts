/** Arabic forms of a counted noun. The first two contain the number as a word; the last three follow a figure. */
interface Forms {
  one: string;
  two: string;
  /** With 3 to 10: "قطع". */
  few: string;
  /** With 11 to 99: "قطعة". */
  many: string;
  /** With 0, 100, 101, 102 and fractions. */
  other: string;
}

const rules = new Intl.PluralRules("ar");

/** A count with its noun in Arabic: "قطعة واحدة", "قطعتان", "3 قطع", "11 قطعة". */
export function counted(count: number, forms: Forms): string {
  const form = rules.select(count);
  if (form === "one" || form === "two") return forms[form];
  return `${count} ${forms[form === "zero" ? "other" : form]}`;
}
