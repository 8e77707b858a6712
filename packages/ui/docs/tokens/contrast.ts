import tokens from "../../tokens.json" with { type: "json" };
import { tokensOf } from "./token-list.ts";

export type Theme = "light" | "dark";

interface Colour {
  components: [red: number, green: number, blue: number];
  hex: string;
}

/** Opaque colours of a theme by token path. */
const colours = {
  light: new Map(tokensOf(tokens.color.light).map(({ path, value }) => [path, value as Colour])),
  dark: new Map(tokensOf(tokens.color.dark).map(({ path, value }) => [path, value as Colour])),
};

/** Required contrast of text; edges need less. */
export const TEXT = 4.5;
const EDGE = 3;
const GROUNDS = ["surface.page", "surface.raised", "surface.sunken"];

/** Foreground and background pairs with the ratio that WCAG 2.2 AA requires: 4.5 for text, 3 for edges, icons and rings. */
const PAIRS: [front: string, grounds: string[], least: number][] = [
  ["ink.default", [...GROUNDS, "surface.media"], TEXT],
  ["ink.muted", [...GROUNDS, "surface.media"], TEXT],
  ["ink.subtle", GROUNDS, TEXT],
  ["ink.inverse", ["surface.inverse"], TEXT],
  ["ink.inverse-muted", ["surface.inverse"], TEXT],
  ["ink.on-deep", ["surface.deep"], TEXT],
  ["ink.on-deep-muted", ["surface.deep"], TEXT],
  ["accent.default", GROUNDS, TEXT],
  ["accent.on", ["accent.default", "accent.hover", "accent.active"], TEXT],
  ["accent.soft-ink", ["accent.soft"], TEXT],
  ["sale.default", [...GROUNDS, "sale.soft"], TEXT],
  ["sale.on", ["sale.default"], TEXT],
  ["success.default", [...GROUNDS, "success.soft"], TEXT],
  ["success.on", ["success.default"], TEXT],
  ["warning.default", [...GROUNDS, "warning.soft"], TEXT],
  ["warning.on", ["warning.default"], TEXT],
  ["danger.default", [...GROUNDS, "danger.soft"], TEXT],
  ["danger.on", ["danger.default"], TEXT],
  ["info.default", [...GROUNDS, "info.soft"], TEXT],
  ["overlay.paper-ink", ["overlay.paper"], TEXT],
  ["line.control", GROUNDS, EDGE],
  ["line.strong", GROUNDS, EDGE],
  ["rating.fill", GROUNDS, EDGE],
  ["focus.ring", GROUNDS, EDGE],
  ["focus.ring-deep", ["surface.deep"], EDGE],
  ["focus.ring-inverse", ["surface.inverse"], EDGE],
  ["success.inverse", ["surface.inverse"], EDGE],
  ["warning.inverse", ["surface.inverse"], EDGE],
  ["danger.inverse", ["surface.inverse"], EDGE],
];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Gives the opaque colour of a token, "#1a2b3c". */
export type HexOf = (theme: Theme, path: string) => string;

/** Relative luminance as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function colourOf(theme: Theme, path: string): Colour {
  const colour = colours[theme].get(path);
  if (!colour) throw new Error(`There is no token color.${theme}.${path}. Name one of tokens.json in PAIRS.`);
  return colour;
}

/** Contrast of two tokens in a theme, from 1 to 21. */
export function contrast(theme: Theme, front: string, ground: string, hex: HexOf = hexOf): number {
  const [dark = 0, light = 0] = [front, ground].map((path) => luminance(hex(theme, path))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export interface Measured {
  front: string;
  ground: string;
  /** Required ratio. */
  least: number;
  light: number;
  dark: number;
}

/** Each pair that the components use, measured in both themes, with the colours of `tokens.json` by default. */
export const measuredPairs = (hex: HexOf = hexOf): Measured[] =>
  PAIRS.flatMap(([front, grounds, least]) =>
    grounds.map((ground) => ({
      front,
      ground,
      least,
      light: contrast("light", front, ground, hex),
      dark: contrast("dark", front, ground, hex),
    })),
  );

export const hexOf: HexOf = (theme, path) => colourOf(theme, path).hex;
