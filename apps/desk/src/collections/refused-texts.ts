import type { ActionChange } from "../calls/owner-calls.ts";
import { markedRefusal } from "../shell/marked-refusal.ts";

/** The fields that the forms of a collection have. */
const FIELD = /^(?:slug|name|banner|lead|description|facts\.\d+\.(?:term|detail))$/;

/** The change with its refusals by the names of a collection's fields: the shop names the place among all as well, such as "collections.2.name". */
export function refusedTexts(change: ActionChange): ActionChange {
  const fields = Object.fromEntries(
    Object.entries(change.fields).map(([path, message]) => [path.replace(/^collections\.\d+\./, ""), message]),
  );
  return markedRefusal({ ...change, fields }, (name) => FIELD.test(name));
}
