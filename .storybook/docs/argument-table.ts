import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

/** The comment of a prop, and the default that it ends with: text is all that the reader of types gives. */
function spoken(description: string): { description: string; fallback: string | undefined } {
  const [text = "", fallback] = description.split(/\s*@default\s+/);
  return { description: text.trim(), fallback: fallback?.trim() };
}

/** Every value that a prop takes, as it is written. */
function valuesOf({ type }: StrictInputType): string | undefined {
  if (type?.name !== "enum") return undefined;
  return type.value.map((value) => JSON.stringify(value)).join(" | ");
}

/** What a prop takes besides `null`, so that its control is that of a text or a number. */
function withoutNull({ type }: StrictInputType): SBType | undefined {
  if (type?.name !== "union") return undefined;
  const [only, ...others] = type.value.filter((one) => one.name !== "other" || !/^(null|undefined)$/.test(one.value));
  return others.length === 0 && only && ["string", "number", "boolean"].includes(only.name) ? only : undefined;
}

function readable(argType: StrictInputType): StrictInputType {
  const { description, fallback } = spoken(argType.description ?? "");
  const nullable = withoutNull(argType);
  const values = valuesOf(argType) ?? (nullable && `${nullable.name} | null`);
  return {
    ...argType,
    ...(nullable && { type: { ...nullable, required: argType.type?.required === true } }),
    description,
    table: {
      ...argType.table,
      ...(values !== undefined && { type: { summary: values } }),
      ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
    },
  };
}

/** Puts each `@default` into its own column, and the values of a choice in the place of the word "union". */
export const withReadableArguments: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
