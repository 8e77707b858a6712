import type { ActionChange } from "../calls/owner-calls.ts";

/** The change with its refusals by the names of a collection's fields: the shop names the place among all as well, such as "collections.2.name". */
export function refusedTexts(change: ActionChange): ActionChange {
  const fields = Object.fromEntries(
    Object.entries(change.fields).map(([path, message]) => [path.replace(/^collections\.\d+\./, ""), message]),
  );
  const isMarked = change.error !== undefined && Object.keys(fields).length > 0;
  return isMarked
    ? { ...change, fields, error: "Nothing is saved yet. Correct the marked texts, and try again." }
    : { ...change, fields };
}
