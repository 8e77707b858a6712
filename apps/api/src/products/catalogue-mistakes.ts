import type { z } from "zod";
import { type CatalogueNames, type Mistake } from "./catalogue-references.ts";

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Zod's message for an issue: what is wrong with the value, and what to write instead. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case "invalid_type": {
      const wanted = KINDS[issue.expected] ?? issue.expected;
      return input === undefined ? `is missing; give ${wanted}` : `is ${formatValue(input)}; give ${wanted}`;
    }
    case "too_small":
    case "too_big":
      return outOfBounds(issue);
    case "not_multiple_of":
      return `is ${formatValue(input)}; give at most ${-Math.log10(issue.divisor)} decimal${issue.divisor === 0.1 ? "" : "s"}`;
    case "invalid_value":
      return `${input === undefined ? "is missing" : `is ${formatValue(input)}`}; give ${oneOf(issue.values)}`;
    case "invalid_union":
      return `is missing or not known; give ${oneOf((issue["options"] as unknown[]) ?? [])}`;
    case "invalid_key":
      return issue.issues[0]?.message;
    default:
      return undefined;
  }
}

function outOfBounds(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const { input, inclusive } = issue;
  const [limit, words] = issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  if (limit === 1 && (input === "" || Array.isArray(input)))
    return `is empty; give ${issue.origin === "string" ? "a text" : "at least one"}`;
  if (issue.origin === "string") return `has a length of ${(input as string).length}; give ${words} ${limit}`;
  return `is ${formatValue(input)}; give ${inclusive ? words : "more than"} ${limit}`;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  return JSON.stringify(value);
}

const oneOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" or ");

/** Converts Zod's issues to mistakes; each unknown key becomes one of its own. */
export function mistakesOf({ issues }: z.ZodError): Mistake[] {
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: "is not a field; remove it, or correct its name",
        }))
      : [issue],
  );
}

/** Formats a mistake as a line: entry by name, field, what is wrong and what to do. */
export function formatMistake({ path, message }: Mistake, names: CatalogueNames): string {
  const [list, entry, ...field] = path;
  const place = [
    entry === undefined ? String(list ?? "the file") : formatEntry(String(list), entry, names),
    ...field.map(formatSegment),
  ];
  return `${place.join(", ")}: ${message}`;
}

const formatSegment = (segment: PropertyKey) =>
  typeof segment === "number" ? `entry ${segment + 1}` : String(segment);

function formatEntry(list: string, entry: PropertyKey, { categories, coupons, products }: CatalogueNames): string {
  const at = Number(entry);
  const named = (what: string, name: string | null | undefined) => (name ? `${what} "${name}"` : `${what} ${at + 1}`);
  if (list === "categories") return named("category", categories[at]?.slug);
  if (list === "coupons") return named("coupon", coupons[at]?.code);
  if (list === "products") {
    const { slug, name, code } = products[at] ?? {};
    return named("product", slug || name || code);
  }
  return list === "materials" ? `material "${String(entry)}"` : `${list}, ${formatSegment(entry)}`;
}
