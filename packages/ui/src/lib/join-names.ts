/** Ids or class names in one attribute, separated by spaces; `undefined` when there are none. */
export const joinNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(" ") || undefined;
