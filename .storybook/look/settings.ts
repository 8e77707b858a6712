import { tokensOf } from "../../packages/ui/docs/tokens/token-list.ts";
import { colourValues, shapes } from "../../packages/ui/theme.ts";
import tokens from "../../packages/ui/tokens.json" with { type: "json" };
import type { Kind } from "./values.ts";

/** A token that the editor can change. */
export interface Setting {
  /** "--sv-light-accent" */
  variable: string;
  group: string;
  name: string;
  /** Value in CSS. */
  initial: string;
  kind: Kind;
  /** Path in `tokens.json`. */
  path: string[];
}

type Shape = keyof typeof shapes;

/** The groups that can be changed, with their place in `tokens.json`. Measures, shadows, easing and layers have no field. */
const SHAPES: [group: string, shape: Shape, kind: Kind, path: string[]][] = [
  ["Faces", "font", "fontFamily", ["font", "family"]],
  ["Type scale", "text", "dimension", ["font", "size"]],
  ["Line height", "leading", "number", ["font", "leading"]],
  ["Letter spacing", "tracking", "tracking", ["font", "tracking"]],
  ["Weights", "weight", "number", ["font", "weight"]],
  ["Corners", "radius", "dimension", ["radius"]],
  ["Spacing", "space", "dimension", ["space"]],
  ["Sizes", "size", "dimension", ["size"]],
  ["Pictures", "ratio", "ratio", ["ratio"]],
  ["Motion", "duration", "duration", ["duration"]],
];

const colourSettings = (theme: "light" | "dark", group: string): Setting[] => {
  const variables = Object.entries(colourValues(theme));
  return tokensOf(tokens.color[theme]).flatMap(({ path }, index) => {
    const [variable = "", initial = ""] = variables[index] ?? [];
    // Translucent colours are drawn over pictures; the browser's colour field has no transparency.
    if (!initial.startsWith("#")) return [];
    const name = variable.slice("--sv-".length);
    return [
      {
        variable: `--sv-${theme}-${name}`,
        group,
        name,
        initial,
        kind: "color",
        path: ["color", theme, ...path.split(".")],
      },
    ];
  });
};

export const settings: Setting[] = [
  ...colourSettings("light", "Light colours"),
  ...colourSettings("dark", "Dark colours"),
  ...SHAPES.flatMap(([group, shape, kind, path]) =>
    Object.entries(shapes[shape]).map(([name, initial]): Setting => ({
      variable: `--sv-${shape}-${name}`,
      group,
      name,
      initial,
      kind,
      path: [...path, name],
    })),
  ),
];

export const settingOf = new Map(settings.map((setting) => [setting.variable, setting]));
