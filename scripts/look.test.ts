import { describe, expect, test } from "vitest";
import { cssOf, decodeLook, encodeLook, tokensOfLook } from "../.storybook/look/look.ts";
import { settings } from "../.storybook/look/settings.ts";
import { tokenValue } from "../.storybook/look/values.ts";
import { colourVariables, shapeVariables } from "../packages/ui/theme.ts";
import tokens from "../packages/ui/tokens.json" with { type: "json" };

interface Node {
  [key: string]: unknown;
}

const at = (root: Node, path: readonly string[]) => path.reduce((node, key) => node[key] as Node, root);

const LOOK = {
  "--sv-light-accent": "#7c2d92",
  "--sv-dark-page": "#101010",
  "--sv-font-display": '"Yu Mincho", serif',
  "--sv-text-h1": "3rem",
  "--sv-tracking-h1": "-0.02em",
  "--sv-radius-control": "8px",
  "--sv-ratio-product": "1 / 1",
  "--sv-duration-base": "90ms",
};

test.each(settings)("$variable: an app can set it, and its path leads to a token", ({ variable, path }) => {
  const known = [...Object.values(colourVariables("light")), ...Object.values(colourVariables("dark"))].join();
  expect(known.includes(`var(${variable},`) || variable in shapeVariables).toBe(true);
  expect(at(tokens, path)).toHaveProperty("$value");
});

test("a look survives the address, with the characters that Storybook allows", () => {
  const text = encodeLook(LOOK);
  expect(text).toMatch(/^[\w-]+$/);
  expect(decodeLook(text)).toEqual(LOOK);
  expect(encodeLook({})).toBe("");
  expect(decodeLook("")).toEqual({});
});

test("`decodeLook` drops unknown variables and invalid values", () => {
  expect(decodeLook("%%%")).toEqual({});
  expect(decodeLook(encodeLook({ ...LOOK, "--sv-unknown": "1px", "--sv-radius-overlay": "url(x)" }))).toEqual(LOOK);
});

test("the style sheet sets each value on the root", () => {
  expect(cssOf({ "--sv-radius-control": "8px", "--sv-light-accent": "#7c2d92" })).toBe(
    ":root {\n  --sv-radius-control: 8px;\n  --sv-light-accent: #7c2d92;\n}\n",
  );
});

describe("the design tokens", () => {
  const exported = tokensOfLook(LOOK);

  test("have each changed value in their own format", () => {
    expect(at(exported, ["color", "light", "accent", "default"])["$value"]).toEqual({
      colorSpace: "srgb",
      components: [0.4863, 0.1765, 0.5725],
      alpha: 1,
      hex: "#7c2d92",
    });
    expect(at(exported, ["font", "family", "display"])["$value"]).toEqual(["Yu Mincho", "serif"]);
    expect(at(exported, ["font", "size", "h1"])).toMatchObject({ $value: { value: 3, unit: "rem" } });
    expect(at(exported, ["font", "size", "h1"])).not.toHaveProperty("$extensions");
    expect(at(exported, ["font", "tracking", "h1"])["$value"]).toBe(-0.02);
    expect(at(exported, ["ratio", "product"])["$value"]).toBe(1);
    expect(at(exported, ["duration", "base"])["$value"]).toEqual({ value: 90, unit: "ms" });
  });

  test("have all other values as before", () => {
    expect(at(exported, ["color", "light", "surface"])).toEqual(tokens.color.light.surface);
    expect(tokens.radius.control.$value).not.toEqual({ value: 8, unit: "px" });
  });
});

test.each([
  ["fontFamily", '"Source Sans 3", serif', ["Source Sans 3", "serif"]],
  ["dimension", "0", { value: 0, unit: "px" }],
  ["duration", "0", { value: 0, unit: "ms" }],
] as const)("as %s, %s is accepted", (kind, text, value) => {
  expect(tokenValue(kind, text)).toEqual(value);
});

test.each([
  ["color", "red"],
  ["color", "#12345"],
  ["dimension", "8"],
  ["dimension", "8vw"],
  ["duration", "fast"],
  ["fontFamily", "a; color: red"],
  ["fontFamily", '"Inter, sans-serif'],
  ["fontFamily", "Source Sans 3, serif"],
  ["number", "1px"],
  ["ratio", "3 / 0"],
  ["tracking", "1px"],
] as const)("as %s, %s is refused", (kind, text) => {
  expect(tokenValue(kind, text)).toBeNull();
});
