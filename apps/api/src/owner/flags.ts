import { z } from "zod";
import type { Command } from "./machine-command.ts";

/** How a field of an action's input is given to a command. */
export interface Flag {
  field: string;
  /** "tracking-number" */
  name: string;
  /** "<order>" for a positional field, "--tracking-number" for others. */
  label: string;
  kind: "text" | "number" | "boolean";
  /** Whether it can be given more than once. */
  isList: boolean;
  isRequired: boolean;
  isPositional: boolean;
  /** Its description, choices and default. */
  about: string;
}

/** The flags of a command, read from its schema: the positional ones first. */
export function flagsOf({ input, positional = [] }: Command): Flag[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const names: string[] = [...positional];
  const fields = [...names, ...Object.keys(properties).filter((field) => !names.includes(field))];
  return fields.map((field) => {
    const schema = schemaOf(properties[field]);
    const items = schema.type === "array" ? schemaOf(schema.items) : schema;
    const isPositional = names.includes(field);
    const name = field.replaceAll("_", "-");
    return {
      field,
      name,
      label: isPositional ? `<${name}>` : `--${name}`,
      kind:
        items.type === "boolean" ? "boolean" : items.type === "number" || items.type === "integer" ? "number" : "text",
      isList: schema.type === "array",
      isRequired: required.includes(field),
      isPositional,
      about: aboutOf(schema, items),
    };
  });
}

/** The value that a field's text means. What is no number or boolean stays text, for the schema to refuse. */
export function valueOf({ kind }: Flag, text: string): unknown {
  if (kind === "boolean") return text === "true" || (text === "false" ? false : text);
  const number = Number(text);
  return kind !== "number" || text.trim() === "" || Number.isNaN(number) ? text : number;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** The schema itself, or that of the values of a nullable field. */
function schemaOf(schema: Schema | boolean | undefined | unknown[]): Schema {
  if (typeof schema !== "object" || Array.isArray(schema)) return {};
  const value = schema.anyOf?.find((option) => typeof option === "object" && option.type !== "null");
  return typeof value === "object" ? { ...value, ...schema } : schema;
}

function aboutOf(schema: Schema, { enum: choices }: Schema): string {
  const parts = [
    schema.description ?? "",
    choices ? `One of: ${choices.join(", ")}.` : "",
    schema.default === undefined ? "" : `Default: ${JSON.stringify(schema.default)}.`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}
