import type { ActionChange } from "../calls/owner-calls.ts";

/** The fields that the forms of a collection have. */
const FIELD = /^(?:slug|name|banner|lead|description|facts\.\d+\.(?:term|detail))$/;

/** The change with its refusals by the names of a collection's fields: the shop names the place among all as well, such as "collections.2.name". */
export function refusedTexts(change: ActionChange): ActionChange {
  const fields = Object.fromEntries(
    Object.entries(change.fields).map(([path, message]) => [path.replace(/^collections\.\d+\./, ""), message]),
  );
  // A refusal that belongs to no field is shown in the shop's words.
  const isMarked = change.error !== undefined && Object.keys(fields).some((field) => FIELD.test(field));
  return isMarked
    ? { ...change, fields, error: "Nothing is saved yet. Correct the marked texts, and try again." }
    : { ...change, fields };
}
