import type { Json } from "../json.ts";
import type { Change } from "../record-change.ts";

/** "ORD8QK2M4TX7V: status placed → shipped": one line for people. */
export function changeText({ subject, before, after }: Change): string {
  const parts = isRecord(before) && isRecord(after) ? keyTexts(before, after) : [`${text(before)} → ${text(after)}`];
  return `${subject}: ${parts.join(", ")}`;
}

const keyTexts = (before: Record<string, Json>, after: Record<string, Json>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => text(before[key]) !== text(after[key]))
    .map((key) => `${key} ${text(before[key])} → ${text(after[key])}`);

const text = (value: Json | undefined): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "none" : JSON.stringify(value);

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
