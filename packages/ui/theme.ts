import tokens from "./tokens.json" with { type: "json" };

/** Turns `tokens.json` (Design Tokens Format Module) into the values and CSS variables of the Tailwind theme. */

interface Token {
  $value: unknown;
  $extensions?: { "in.selvedge.fluid"?: { css: string } };
}
interface Group {
  $type?: string;
  [key: string]: unknown;
}
interface Dimension {
  value: number;
  unit: string;
}
interface Colour {
  hex: string;
  alpha: number;
  components: number[];
}
interface Shadow {
  offsetX: Dimension | number;
  offsetY: Dimension | number;
  blur: Dimension | number;
  spread: Dimension | number;
  color: Colour;
}

const isToken = (node: object): node is Token => "$value" in node;

const dimension = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);

function colour({ hex, alpha, components }: Colour): string {
  if (alpha === 1) return hex;
  return `rgb(${components.map((component) => Math.round(component * 255)).join(" ")} / ${alpha})`;
}

function shadow({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, spread].map((length) =>
    typeof length === "number" ? (length === 0 ? "0" : `${length}px`) : dimension(length),
  );
  return `${lengths.join(" ")} ${colour(color)}`;
}

function cssValue(token: Token, type: string | undefined): string {
  const fluid = token.$extensions?.["in.selvedge.fluid"]?.css;
  if (fluid) return fluid;
  switch (type) {
    case "color":
      return colour(token.$value as Colour);
    case "dimension":
    case "duration":
      return dimension(token.$value as Dimension);
    case "fontFamily":
      return (token.$value as string[]).map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(", ");
    case "cubicBezier":
      return `cubic-bezier(${(token.$value as number[]).join(", ")})`;
    case "shadow":
      return shadow(token.$value as Shadow);
    default:
      return String(token.$value);
  }
}

/** Leaves of a token group as `[path, css value]`; a leaf named `default` takes its parent's name. */
function leaves(group: Group, path: string[] = [], inherited?: string): [name: string, value: string][] {
  const type = group.$type ?? inherited;
  return Object.entries(group).flatMap(([key, node]): [string, string][] => {
    if (key.startsWith("$") || typeof node !== "object" || node === null) return [];
    const here = key === "default" ? path : [...path, key];
    if (!isToken(node)) return leaves(node as Group, here, type);
    return [[here.join("-"), cssValue(node, (node as { $type?: string }).$type ?? type)]];
  });
}

/** A token group as an object for the Tailwind theme; `suffix` adds a unit that the token format cannot hold. */
export const values = (group: object, suffix = ""): Record<string, string> =>
  Object.fromEntries(leaves(group as Group).map(([name, value]) => [name, value + suffix]));

/** Utility name (`text-muted`, `bg-raised`) by token path. Names that are not listed keep their token path. */
const COLOUR_NAMES: Record<string, string> = {
  "surface-page": "page",
  "surface-raised": "raised",
  "surface-sunken": "sunken",
  "surface-media": "media",
  "surface-inverse": "inverse",
  "surface-deep": "deep",
  "surface-disabled": "disabled",
  "ink-muted": "muted",
  "ink-subtle": "subtle",
  "ink-disabled": "faint",
  "ink-inverse": "on-inverse",
  "ink-inverse-muted": "on-inverse-muted",
  "ink-on-deep": "on-deep",
  "ink-on-deep-muted": "on-deep-muted",
  "line-hairline": "hairline",
  "line-control": "control",
  "line-strong": "strong",
  "line-inverse": "line-inverse",
  "accent-on": "on-accent",
  "accent-soft-ink": "on-accent-soft",
  "sale-on": "on-sale",
  "success-on": "on-success",
  "warning-on": "on-warning",
  "danger-on": "on-danger",
  "rating-fill": "rating",
  "focus-ring": "ring",
  "focus-ring-deep": "ring-deep",
  "focus-ring-inverse": "ring-inverse",
  "focus-halo": "halo",
  "overlay-paper": "paper",
  "overlay-paper-ink": "on-paper",
  "overlay-text-on-media": "on-media",
  "overlay-scrim": "scrim",
  "overlay-on-media": "shade",
  "overlay-chip-on-media": "chip",
};

const colourName = (path: string) => COLOUR_NAMES[path] ?? path;

/** CSS variables `--sv-<name>` of one theme. */
export const colourVariables = (theme: "light" | "dark"): Record<string, string> =>
  Object.fromEntries(leaves(tokens.color[theme] as Group).map(([path, value]) => [`--sv-${colourName(path)}`, value]));

/** Theme colours: every utility refers to the variable, so that a theme switch needs no second class. */
export const colours: Record<string, string> = {
  transparent: "transparent",
  current: "currentColor",
  inherit: "inherit",
  ...Object.fromEntries(
    leaves(tokens.color.light as Group).map(([path]) => [colourName(path), `var(--sv-${colourName(path)})`]),
  ),
};

const shapes: Record<string, Record<string, string>> = {
  font: values(tokens.font.family),
  radius: values(tokens.radius),
};
/** Fixed values, and the monospace font, which no shop page uses. */
const FIXED = ["none", "full", "mono"];
const variable = (kind: string, name: string) => `--sv-${kind}-${name}`;

/** CSS variables of fonts and radii, the same in both themes. */
export const shapeVariables: Record<string, string> = Object.fromEntries(
  Object.entries(shapes).flatMap(([kind, shape]) =>
    Object.entries(shape)
      .filter(([name]) => !FIXED.includes(name))
      .map(([name, value]) => [variable(kind, name), value]),
  ),
);

const references = (kind: "font" | "radius"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapes[kind] ?? {}).map(([name, value]) => [
      name,
      FIXED.includes(name) ? value : `var(${variable(kind, name)})`,
    ]),
  );

/** Font families: `font-display`, `font-text`. */
export const faces = references("font");

/** Radii: `rounded-control`, `rounded-overlay`. */
export const radii = references("radius");

interface TypeStyle {
  $value: { fontWeight: string };
}

/** Font sizes with their leading, tracking and weight: `text-h1` sets all four. */
export function fontSizes(): Record<
  string,
  [string, { lineHeight: string; letterSpacing: string; fontWeight: string }]
> {
  const size = values(tokens.font.size);
  const leading = values(tokens.font.leading);
  const tracking = values(tokens.font.tracking, "em");
  const weight = values(tokens.font.weight);
  return Object.fromEntries(
    Object.entries(tokens.typography as unknown as Record<string, TypeStyle>)
      .filter(([name]) => !name.startsWith("$"))
      .map(([name, style]) => [
        name,
        [
          size[name] ?? "1rem",
          {
            lineHeight: leading[name] ?? "1.5",
            letterSpacing: tracking[name] ?? "0em",
            fontWeight: weight[style.$value.fontWeight.slice("{font.weight.".length, -1)] ?? "400",
          },
        ],
      ]),
  );
}
