/** The text of each of these fields; "" for a field that is missing or has a file. */
export function textsOf<Field extends string>(data: FormData, fields: readonly Field[]): Record<Field, string> {
  const textOf = (field: Field) => {
    const value = data.get(field);
    return [field, typeof value === "string" ? value : ""] as const;
  };
  return Object.fromEntries(fields.map(textOf)) as Record<Field, string>;
}
