import type { JsonSchema } from "./shape.ts";

const INDENT = "  ";

/** Writes a schema as people write types: `{ id: number, name?: string | null }`, with limits and descriptions as comments. */
export function schemaText(schema: JsonSchema, indent = ""): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaText(choice, indent)).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part, indent)).join(" & ");
  if (Array.isArray(schema.type)) return schema.type.join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(", ")}]`;
  if (schema.type === "array") return listText(schema.items ?? {}, indent);
  if (schema.type === "object") return objectText(schema, indent);
  return schema.type ?? "anything";
}

function listText(items: JsonSchema, indent: string): string {
  const hasChoices = items.anyOf ?? items.oneOf ?? items.enum ?? Array.isArray(items.type);
  const text = schemaText(items, indent);
  return hasChoices ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    const notes = limits(schema);
    return `${inner}${name}${mark}: ${schemaText(schema, inner)}${notes ? `  // ${notes}` : ""}`;
  });
  if (typeof additionalProperties === "object")
    lines.push(`${inner}[name]: ${schemaText(additionalProperties, inner)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

/** What a value must keep to besides its type, and what it means. */
export function limits({ description, format, pattern, minimum, maximum, maxLength }: JsonSchema): string {
  const shown = [
    description,
    // A format says better what its pattern checks.
    format ?? pattern,
    minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? undefined : `at least ${minimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : `at most ${maximum}`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
  ];
  return shown.filter((note) => note !== undefined).join("; ");
}
