/** How a token is written in CSS. `tracking` is a number of `em`, `ratio` is width to height. */
export type Kind = "color" | "dimension" | "duration" | "fontFamily" | "number" | "ratio" | "tracking";

/** What a field of each kind takes. */
export const EXAMPLES: Record<Kind, string> = {
  color: "#7c2d92",
  dimension: "8px or 0.5rem",
  duration: "200ms",
  fontFamily: '"Inter", sans-serif',
  number: "1.4",
  ratio: "3 / 4",
  tracking: "0.02em",
};

/** A name without quotes is words that begin with a letter; any other text needs quotes. */
const FACE = /^(?:"[^"\\;{}]+"|'[^'\\;{}]+'|\p{L}[\p{L}\d-]*(?: \p{L}[\p{L}\d-]*)*)$/u;

const measure = (text: string, units: string, unitOfZero: string) => {
  if (text === "0") return { value: 0, unit: unitOfZero };
  const [, value, unit] = new RegExp(`^(\\d*\\.?\\d+)(${units})$`).exec(text) ?? [];
  return value === undefined || unit === undefined ? null : { value: Number(value), unit };
};

/** A value in CSS as `$value` of a design token; null if it is not of this kind. */
export function tokenValue(kind: Kind, text: string): unknown {
  switch (kind) {
    case "color": {
      if (!/^#[\da-f]{6}$/i.test(text)) return null;
      const components = [1, 3, 5].map((at) => Math.round((parseInt(text.slice(at, at + 2), 16) / 255) * 1e4) / 1e4);
      return { colorSpace: "srgb", components, alpha: 1, hex: text.toLowerCase() };
    }
    case "dimension":
      return measure(text, "px|rem", "px");
    case "duration":
      return measure(text, "ms|s", "ms");
    case "fontFamily": {
      const names = text.split(",").map((name) => name.trim());
      return names.every((name) => FACE.test(name)) ? names.map((name) => name.replaceAll(/^["']|["']$/g, "")) : null;
    }
    case "number":
      return /^\d*\.?\d+$/.test(text) ? Number(text) : null;
    case "ratio": {
      const [, width, height = "1"] = /^(\d*\.?\d+)(?:\s*\/\s*(\d*\.?\d+))?$/.exec(text) ?? [];
      const ratio = Number(width) / Number(height);
      return Number.isFinite(ratio) && ratio > 0 ? Math.round(ratio * 1e4) / 1e4 : null;
    }
    case "tracking":
      return /^-?\d*\.?\d+em$/.test(text) ? Number(text.slice(0, -2)) : null;
  }
}
