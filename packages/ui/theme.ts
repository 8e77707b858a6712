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

/** Values of one theme by variable name `--sv-<name>`. */
export const colourValues = (theme: "light" | "dark"): Record<string, string> =>
  Object.fromEntries(leaves(tokens.color[theme] as Group).map(([path, value]) => [`--sv-${colourName(path)}`, value]));

/**
 * CSS variables `--sv-<name>` of one theme. Each takes the app's `--sv-light-<name>` or `--sv-dark-<name>` if it is set,
 * so that an app can set both themes on `:root` and neither replaces the other.
 */
export const colourVariables = (theme: "light" | "dark"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colourValues(theme)).map(([name, value]) => [
      name,
      `var(${name.replace("--sv-", `--sv-${theme}-`)}, ${value})`,
    ]),
  );

/** Theme colours: every utility refers to the variable, so that a theme switch needs no second class. */
export const colours: Record<string, string> = {
  transparent: "transparent",
  current: "currentColor",
  inherit: "inherit",
  ...Object.fromEntries(
    leaves(tokens.color.light as Group).map(([path]) => [colourName(path), `var(--sv-${colourName(path)})`]),
  ),
};

const only = (all: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const without = (all: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/**
 * Average character width of the web font, so that forms have their final width before it loads; text columns use their
 * own font.
 */
const CH_OF_WEB_FONT = 0.566;

/**
 * Values that an app may set at run time, by group: `--sv-<group>-<name>`. They are the same in both themes. Tokens that
 * no component uses are left out, since every page loads these variables.
 */
export const shapes = {
  /* The monospace font is shown in no shop. */
  font: without(values(tokens.font.family), "mono"),
  text: values(tokens.font.size),
  leading: values(tokens.font.leading),
  tracking: values(tokens.font.tracking, "em"),
  weight: values(tokens.font.weight),
  /* The numbered steps are multiples of Tailwind's `--sv-spacing`. */
  space: only(values(tokens.space), "gutter", "margin", "section", "block"),
  size: without(values(tokens.size), "target-min", "swatch"),
  measure: {
    lead: `${tokens.measure.lead.$value}ch`,
    form: `${(tokens.measure.form.$value * CH_OF_WEB_FONT).toFixed(3)}rem`,
  },
  /* Fractions, because `tokens.json` has rounded numbers. */
  ratio: { product: "3 / 4", banner: "16 / 9", "banner-mobile": "4 / 5", journal: "5 / 4" },
  radius: without(values(tokens.radius), "none", "full"),
  shadow: only(values(tokens.shadow), "menu", "overlay"),
  /* Delays that JavaScript counts are props. */
  duration: only(
    values(tokens.duration),
    ...["fast", "base", "slow", "image-swap", "skeleton", "loader-stitch", "marquee"],
  ),
  ease: without(values(tokens.easing), "linear"),
  z: without(values(tokens.zIndex), "base", "scrim", "drawer", "loader"),
} satisfies Record<string, Record<string, string>>;

type Shape = keyof typeof shapes;
const variable = (group: string, name: string) => `--sv-${group}-${name}`;

/** CSS variables of everything but colours. */
export const shapeVariables: Record<string, string> = Object.fromEntries(
  Object.entries(shapes).flatMap(([group, shape]) =>
    Object.entries(shape).map(([name, value]) => [variable(group, name), value]),
  ),
);

/** A group as references to its variables: `{ control: "var(--sv-radius-control)" }`. */
export const references = (group: Shape): Record<string, string> =>
  Object.fromEntries(Object.keys(shapes[group]).map((name) => [name, `var(${variable(group, name)})`]));

/** Font families: `font-display`, `font-text`. */
export const faces = { ...values(tokens.font.family), ...references("font") };

/** Radii: `rounded-control`, `rounded-overlay`. */
export const radii = { ...values(tokens.radius), ...references("radius") };

interface TypeStyle {
  $value: { fontWeight: string };
}

type FontSizes = Record<string, [size: string, { lineHeight: string; letterSpacing: string; fontWeight: string }]>;

/** Font sizes with their leading, tracking and weight, made of `valuesOf(group)`. */
function fontSizesOf(valuesOf: (group: Shape) => Record<string, string>): FontSizes {
  const [size, leading, tracking, weight] = (["text", "leading", "tracking", "weight"] as const).map(valuesOf);
  return Object.fromEntries(
    Object.entries(tokens.typography as unknown as Record<string, TypeStyle>)
      .filter(([name]) => !name.startsWith("$"))
      .map(([name, style]) => [
        name,
        [
          size?.[name] ?? "1rem",
          {
            lineHeight: leading?.[name] ?? "1.5",
            letterSpacing: tracking?.[name] ?? "0em",
            fontWeight: weight?.[style.$value.fontWeight.slice("{font.weight.".length, -1)] ?? "400",
          },
        ],
      ]),
  );
}

/** Font sizes of the theme: `text-h1` sets size, leading, tracking and weight. */
export const fontSizes = fontSizesOf(references);

/** The same with the default values. */
export const defaultFontSizes = fontSizesOf((group) => shapes[group]);
