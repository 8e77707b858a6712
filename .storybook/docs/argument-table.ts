import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

/** The comment of a prop, and the default that it ends with: text is all that the reader of types gives. */
function spoken(description: string): { description: string; fallback: string | undefined } {
  const [text = "", fallback] = description.split(/\s*@default\s+/);
  return { description: text.trim(), fallback: fallback?.trim() };
}

const isNothing = (type: SBType) => type.name === "other" && /^(null|undefined)$/.test(type.value);

/** What a prop takes besides `null` and `undefined`, where one control can turn it: a choice, a text, a number, yes or no. */
function turned({ type }: StrictInputType): SBType | undefined {
  if (type?.name !== "union") return type;
  const [only, ...others] = type.value.filter((one) => !isNothing(one));
  const isOne = others.length === 0 && only && ["enum", "string", "number", "boolean"].includes(only.name);
  return isOne ? { ...only, required: type.required === true } : type;
}

/** What it takes, as it is written: every value of a choice. Nothing where the reader of types says it well enough. */
function summaryOf({ type: written }: StrictInputType, type: SBType | undefined): string | undefined {
  if (type?.name !== "enum" && type === written) return undefined;
  const values = type?.name === "enum" ? type.value.map((value) => JSON.stringify(value)) : [type?.name];
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

/** Puts each `@default` into its own column, and the values of a choice in the place of the word "union". */
export const withReadableArguments: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));
