/** The text of a field without spaces around it; "" if it has none. Not for passwords, which may begin and end with spaces. */
export const textOf = (form: FormData, field: string): string => passwordOf(form, field).trim();

/** The text of a field as it was typed; "" if it has none. */
export function passwordOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
