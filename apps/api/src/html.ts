/** Markup that is safe to put into a page or a mail as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | Html | readonly Html[];

const ESCAPES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Escapes every value but other markup: nothing a visitor typed can become structure. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((markup, part, index) => `${markup}${render(values[index - 1] ?? "")}${part}`));
}

function render(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value !== "string") return value.map(({ markup }) => markup).join("");
  return value.replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? "");
}
