import type { Json } from "../json.ts";
import type { Change } from "../record-change.ts";

/** An import changes hundreds of products at once; `--json` and the audit have all of them. */
const MOST_SHOWN = 10;

/** "ORD8QK2M4TX7V: status placed → shipped": one line for people. */
export function changeText({ subject, before, after }: Change): string {
  const all = isRecord(before) && isRecord(after) ? keyTexts(before, after) : [`${text(before)} → ${text(after)}`];
  const shown =
    all.length > MOST_SHOWN + 1 ? [...all.slice(0, MOST_SHOWN), `and ${all.length - MOST_SHOWN} more`] : all;
  return `${subject}: ${shown.join(", ")}`;
}

const keyTexts = (before: Record<string, Json>, after: Record<string, Json>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => text(before[key]) !== text(after[key]))
    .map((key) => `${key} ${text(before[key])} → ${text(after[key])}`);

const text = (value: Json | undefined): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "none" : JSON.stringify(value);

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
