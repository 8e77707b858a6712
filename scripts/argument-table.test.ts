// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtinResolvers, parse } from "react-docgen";
import { convert } from "storybook/internal/docs-tools";
import type { SBType, StoryContextForEnhancers } from "storybook/internal/types";
import { expect, test } from "vitest";
import { withReadableArguments } from "../.storybook/docs/argument-table.ts";

const argument = (argType: object) => {
  const context = { argTypes: { size: { name: "size", ...argType } } } as unknown as StoryContextForEnhancers;
  return withReadableArguments(context)["size"];
};

test("a default is in its own column and not in the description", () => {
  const size = argument({ description: 'Height: 40, 48 or 56 px.\n@default "md"', table: { category: "Looks" } });
  expect(size).toMatchObject({
    description: "Height: 40, 48 or 56 px.",
    table: { category: "Looks", defaultValue: { summary: '"md"' } },
  });
});

test("a choice lists its values", () => {
  const size = argument({ type: { name: "enum", value: ["sm", "md"] }, table: { type: { summary: "union" } } });
  expect(size?.table?.type).toEqual({ summary: '"sm" | "md"' });
});

test("existing information is kept", () => {
  const size = argument({
    description: "In pixels.",
    table: { defaultValue: { summary: "40" }, type: { summary: "number" } },
  });
  expect(size?.table).toEqual({ defaultValue: { summary: "40" }, type: { summary: "number" } });
});

test("a prop that may be null has the control of its other type", () => {
  const union = { name: "union", value: [{ name: "string" }, { name: "other", value: "null" }], required: true };
  expect(argument({ type: union })).toMatchObject({
    type: { name: "string", required: true },
    table: { type: { summary: "string | null" } },
  });
});

test("a prop that may be undefined is a choice like others, and the table does not list null", () => {
  const choice = { name: "enum", value: ["new", "sale"] };
  const union = { name: "union", value: [choice, { name: "other", value: "undefined" }] };
  expect(argument({ type: union })).toMatchObject({ type: choice, table: { type: { summary: '"new" | "sale"' } } });
  const number = { name: "union", value: [{ name: "number" }, { name: "other", value: "undefined" }] };
  expect(argument({ type: number })).toMatchObject({
    type: { name: "number" },
    table: { type: { summary: "number" } },
  });
});

test("a handler or a list that may be undefined is shown as itself, and a handler has no control", () => {
  const nothing = { name: "other", value: "undefined" };
  const handler = { name: "function", raw: "() => void" };
  expect(argument({ type: { name: "union", value: [handler, nothing] } })).toMatchObject({
    type: { name: "function" },
    table: { type: { summary: "() => void" } },
  });
  const list = { name: "array", raw: "string[]", value: { name: "string" } };
  expect(argument({ type: { name: "union", value: [list, nothing] } })).toMatchObject({
    type: { name: "array" },
    table: { type: { summary: "string[]" } },
  });
});

const root = join(import.meta.dirname, "..");

/** The props of every component, as docgen provides them to Storybook. */
const props = globSync("packages/ui/src/*/*.tsx", {
  cwd: root,
  exclude: ["**/{icons,lib}/**", "**/*.{stories,test}.tsx"],
})
  .filter((file) => /^export function [A-Z]/m.test(readFileSync(join(root, file), "utf8")))
  .flatMap((file) =>
    parse(readFileSync(join(root, file), "utf8"), {
      filename: join(root, file),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 }),
    }).flatMap(({ displayName, props: all = {} }) =>
      Object.entries(all).map(([name, prop]) => ({
        name: `${displayName}.${name}`,
        type: convert(prop as never) as SBType | null,
      })),
    ),
  );

test("every choice, text or number keeps its control if it is optional", () => {
  expect(props.length).toBeGreaterThan(300);
  const isNothing = (type: SBType) => type.name === "other" && /^(null|undefined)$/.test(type.value);
  const lost = props.filter(({ type }) => {
    const shown = type && argument({ type })?.type;
    if (typeof shown !== "object" || shown?.name !== "union") return false;
    return shown.value.some(isNothing) && shown.value.some(({ name }) => /^(enum|string|number|boolean)$/.test(name));
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});
