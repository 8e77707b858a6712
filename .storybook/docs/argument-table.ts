import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

/** Splits the comment of a prop from its `@default`; docgen provides only one text. */
function spoken(description: string): { description: string; fallback: string | undefined } {
  const [text = "", fallback] = description.split(/\s*@default\s+/);
  return { description: text.trim(), fallback: fallback?.trim() };
}

const isNothing = (type: SBType) => type.name === "other" && /^(null|undefined)$/.test(type.value);

/** Type of a prop without `null` and `undefined`, if one type remains. */
function turned({ type }: StrictInputType): SBType | undefined {
  if (type?.name !== "union") return type;
  const [only, ...others] = type.value.filter((one) => !isNothing(one));
  return others.length === 0 && only ? { ...only, required: type.required === true } : type;
}

/** The accepted values as text: all values of a choice. Undefined if docgen's own summary is good enough. */
function summaryOf({ type: written }: StrictInputType, type: SBType | undefined): string | undefined {
  if (type?.name !== "enum" && type === written) return undefined;
  const values = type?.name === "enum" ? type.value.map((value) => JSON.stringify(value)) : [type?.raw ?? type?.name];
  const takesNull =
    written?.name === "union" && written.value.some((one) => one.name === "other" && one.value === "null");
  return [...values, ...(takesNull ? ["null"] : [])].join(" | ");
}

function readable(argType: StrictInputType): StrictInputType {
  const { description, fallback } = spoken(argType.description ?? "");
  const type = turned(argType);
  const summary = summaryOf(argType, type);
  return {
    ...argType,
    ...(type && { type }),
    description,
    table: {
      ...argType.table,
      ...(summary !== undefined && { type: { summary } }),
      ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
    },
  };
}

/** Moves each `@default` into its own column, and shows the values of a choice instead of the word "union". */
export const withReadableArguments: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
