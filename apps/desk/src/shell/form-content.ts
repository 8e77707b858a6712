/** A value of a form whose fields have paths as names: a text, or an object or list of such values. */
export type Content = string | Content[] | { [field: string]: Content };

/**
 * The texts of a form whose fields have paths as names, such as "hero.title" and "facts.0.term", without spaces around them. `lists` has the paths of lists
 * that may have no row.
 */
export function contentOf(form: FormData, lists: readonly string[] = []): { [field: string]: Content } {
  const content: { [field: string]: Content } = {};
  for (const list of lists) put(content, list.split("."), []);
  for (const [path, value] of form) if (typeof value === "string") put(content, path.split("."), value.trim());
  return content;
}

function put(into: { [field: string]: Content } | Content[], [field = "", next, ...rest]: string[], value: Content) {
  const within = into as { [field: string]: Content };
  if (next === undefined) {
    within[field] = value;
    return;
  }
  const inner = (within[field] ??= /^\d+$/.test(next) ? [] : {});
  if (typeof inner === "object") put(inner, [next, ...rest], value);
}

/** Lines of a text that have one, without spaces around them. */
export const linesOf = (text: string): string[] =>
  text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
