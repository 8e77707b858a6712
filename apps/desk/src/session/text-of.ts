/** The text of a field without spaces around it; "" if it has none. Not for passwords, which may begin and end with spaces. */
export const textOf = (form: FormData, field: string): string => passwordOf(form, field).trim();

/** The text of a field as it was typed; "" if it has none. */
export function passwordOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** The text of a field; `undefined` if it is empty. */
export const givenText = (form: FormData, field: string): string | undefined => textOf(form, field) || undefined;

/** The number in a field; `undefined` if it is empty. What is no number stays text, for the action to refuse. */
export function givenNumber(form: FormData, field: string): number | string | undefined {
  const text = givenText(form, field);
  const number = Number(text?.replaceAll(",", ""));
  return text === undefined || Number.isNaN(number) ? text : number;
}

/** The file of a field; `undefined` if none was chosen. */
export function givenFile(form: FormData, field: string): File | undefined {
  const value = form.get(field);
  return value instanceof File && value.size > 0 ? value : undefined;
}
