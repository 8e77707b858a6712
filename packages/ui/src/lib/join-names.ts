/** Joins ids or class names with spaces; `undefined` when there are none. */
export const joinNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(" ") || undefined;
