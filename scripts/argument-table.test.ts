import type { StoryContextForEnhancers } from "storybook/internal/types";
import { expect, test } from "vitest";
import { withReadableArguments } from "../.storybook/docs/argument-table.ts";

const argument = (argType: object) => {
  const context = { argTypes: { size: { name: "size", ...argType } } } as unknown as StoryContextForEnhancers;
  return withReadableArguments(context)["size"];
};

test("a default stands in its own column, and no more in the sentence", () => {
  const size = argument({ description: 'Height: 40, 48 or 56 px.\n@default "md"', table: { category: "Looks" } });
  expect(size).toMatchObject({
    description: "Height: 40, 48 or 56 px.",
    table: { category: "Looks", defaultValue: { summary: '"md"' } },
  });
});

test("a choice names what can be chosen", () => {
  const size = argument({ type: { name: "enum", value: ["sm", "md"] }, table: { type: { summary: "union" } } });
  expect(size?.table?.type).toEqual({ summary: '"sm" | "md"' });
});

test("what is known already stays", () => {
  const size = argument({
    description: "In pixels.",
    table: { defaultValue: { summary: "40" }, type: { summary: "number" } },
  });
  expect(size?.table).toEqual({ defaultValue: { summary: "40" }, type: { summary: "number" } });
});

test("what may also be null is turned like a text", () => {
  const union = { name: "union", value: [{ name: "string" }, { name: "other", value: "null" }], required: true };
  expect(argument({ type: union })).toMatchObject({
    type: { name: "string", required: true },
    table: { type: { summary: "string | null" } },
  });
});
