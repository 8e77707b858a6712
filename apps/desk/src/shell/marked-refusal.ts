import type { ActionChange } from "../calls/owner-calls.ts";

/**
 * The change as its form shows it: if the refusal marks fields of the form, a message says so. A refusal that belongs to no
 * field keeps the shop's words.
 */
export const markedRefusal = (change: ActionChange, isField: (name: string) => boolean): ActionChange =>
  change.error !== undefined && Object.keys(change.fields).some(isField)
    ? { ...change, error: "Nothing is saved yet. Correct the marked texts, and try again." }
    : change;
