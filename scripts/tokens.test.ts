import { describe, expect, test } from "vitest";
import tokens from "../packages/ui/tokens.json" with { type: "json" };

/** Checks `tokens.json` against the Design Tokens Format Module 2025.10, by which other tools read it. */

interface Fluid {
  min?: Dimension;
  max?: Dimension;
  css: string;
}
interface Node {
  $type?: string;
  $description?: string;
  $value?: unknown;
  $extensions?: { "in.selvedge.fluid"?: Fluid };
  [name: string]: unknown;
}
interface Dimension {
  value: number;
  unit: string;
}
interface Token {
  path: string;
  type: string | undefined;
  value: unknown;
  said: boolean;
  fluid: Fluid | undefined;
}

function* tokensOf(node: Node, path: string[] = [], type?: string, said = false): Generator<Token> {
  const own = node.$type ?? type;
  const described = said || node.$description !== undefined;
  if ("$value" in node) {
    const fluid = node.$extensions?.["in.selvedge.fluid"];
    yield { path: path.join("."), type: own, value: node.$value, said: described, fluid };
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (!name.startsWith("$")) yield* tokensOf(child as Node, [...path, name], own, path.length > 0 && described);
  }
}

const all = [...tokensOf(tokens as unknown as Node)];
const byPath = new Map(all.map((token) => [token.path, token]));

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const within = (value: unknown, least: number, most: number) => isNumber(value) && value >= least && value <= most;
const measured =
  (...units: string[]) =>
  (value: unknown) => {
    const { value: length, unit, ...rest } = value as Dimension;
    return isNumber(length) && units.includes(unit) && Object.keys(rest).length === 0;
  };
const keysOf = (value: unknown) =>
  Object.keys(value as object)
    .toSorted()
    .join(" ");

/** Resolves a reference through further references; `undefined` if it leads nowhere or in a cycle. */
function resolved(value: unknown, type: string, seen: string[] = []): unknown {
  const [, path] = /^\{(.+)\}$/.exec(typeof value === "string" ? value : "") ?? [];
  if (path === undefined) return value;
  const target = byPath.get(path);
  return target?.type === type && !seen.includes(path) ? resolved(target.value, type, [...seen, path]) : undefined;
}

/** Whether a value has the format of its type. */
function fits(type: string | undefined, given: unknown): boolean {
  const value = type === undefined ? given : resolved(given, type);
  const parts = (types: Record<string, string>) =>
    keysOf(value) === Object.keys(types).toSorted().join(" ") &&
    Object.entries(types).every(([name, part]) => fits(part, (value as Node)[name]));
  if (value === undefined || value === null) return false;
  switch (type) {
    case "color": {
      const { colorSpace, components, alpha, hex } = value as Record<string, unknown>;
      const channels = (components as number[]).map((channel) => Math.round(channel * 255));
      const written = `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
      return colorSpace === "srgb" && channels.length === 3 && within(alpha, 0, 1) && written === hex;
    }
    case "dimension":
      return measured("px", "rem")(value);
    case "duration":
      return measured("ms", "s")(value);
    case "number":
      return isNumber(value);
    case "fontWeight":
      return within(value, 1, 1000);
    case "fontFamily":
      return Array.isArray(value) && value.length > 0 && value.every((face) => typeof face === "string");
    case "cubicBezier": {
      const [x1, y1, x2, y2, ...rest] = value as number[];
      return within(x1, 0, 1) && isNumber(y1) && within(x2, 0, 1) && isNumber(y2) && rest.length === 0;
    }
    case "strokeStyle": {
      const { dashArray, lineCap } = value as { dashArray: unknown[]; lineCap: string };
      return dashArray.every((dash) => fits("dimension", dash)) && ["round", "butt", "square"].includes(lineCap);
    }
    case "shadow":
      return parts({
        color: "color",
        offsetX: "dimension",
        offsetY: "dimension",
        blur: "dimension",
        spread: "dimension",
      });
    case "typography":
      return parts({
        fontFamily: "fontFamily",
        fontSize: "dimension",
        fontWeight: "fontWeight",
        lineHeight: "number",
        letterSpacing: "dimension",
      });
    default:
      return false;
  }
}

test("every token has the format of its type, and each reference leads to a token of the same type", () => {
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ type, value }) => !fits(type, value))).toEqual([]);
});

test("every token or its group has a description", () => {
  expect(all.flatMap(({ path, said }) => (said ? [] : [path]))).toEqual([]);
});

test("no name contains a character that references use", () => {
  expect(all.filter(({ path }) => path.split(".").some((name) => name === "" || /[{}$]/.test(name)))).toEqual([]);
});

test("the dark theme has each colour of the light one", () => {
  const names = (theme: string) =>
    all.flatMap(({ path }) => (path.startsWith(`color.${theme}.`) ? [path.slice(`color.${theme}.`.length)] : []));
  expect(names("dark")).toEqual(names("light"));
});

describe("fluid sizes", () => {
  const fluid = all.flatMap((token) => (token.fluid ? [{ ...token, fluid: token.fluid }] : []));

  test.each(fluid)("$path ends at its value", ({ value, fluid: { css, max } }) => {
    const { value: length, unit } = value as Dimension;
    const [, most] = /, ([\d.]+)rem\)$/.exec(css) ?? [];
    expect(Number(most)).toBe(unit === "px" ? length / 16 : length);
    if (max) expect(max).toEqual(value);
  });
});

test("letter spacing in pixels equals the size's tracking at full size", () => {
  const wrong = Object.entries(tokens.typography as unknown as Record<string, Node>).filter(([name, { $value }]) => {
    if (name.startsWith("$")) return false;
    const size = byPath.get(`font.size.${name}`)?.value as Dimension;
    const tracking = byPath.get(`font.tracking.${name}`)?.value as number;
    const { letterSpacing } = $value as { letterSpacing: Dimension };
    return Math.abs(letterSpacing.value - tracking * size.value * 16) > 0.001;
  });
  expect(wrong).toEqual([]);
});
