import tokens from "../../packages/ui/tokens.json" with { type: "json" };
import { settingOf } from "./settings.ts";
import { tokenValue } from "./values.ts";

/** Changed values by CSS variable: `{ "--sv-radius-control": "8px" }`. */
export type Look = Readonly<Record<string, string>>;

/** Name of Storybook's global with the look, which is part of a story's address. */
export const LOOK = "look";

/** Whether a variable can be set to this value. */
export function isValid(variable: string, value: string): boolean {
  const setting = settingOf.get(variable);
  return setting !== undefined && tokenValue(setting.kind, value) !== null;
}

/** A look as text of the characters that Storybook allows in an address. */
export function encodeLook(look: Look): string {
  if (Object.keys(look).length === 0) return "";
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(look)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The valid values of an encoded look; none if it is damaged. */
export function decodeLook(text: unknown): Look {
  if (typeof text !== "string" || text === "") return {};
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    const entries = Object.entries(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && isValid(entry[0], entry[1])),
    );
  } catch {
    return {};
  }
}

/** A style sheet that gives an app this look. */
export const cssOf = (look: Look): string =>
  [":root {", ...Object.entries(look).map(([variable, value]) => `  ${variable}: ${value};`), "}", ""].join("\n");

interface Node {
  [key: string]: unknown;
}

/** `tokens.json` with this look, in the Design Tokens format. A fluid size that was changed is a fixed one. */
export function tokensOfLook(look: Look): Node {
  const changed = structuredClone(tokens) as Node;
  for (const [variable, value] of Object.entries(look)) {
    const setting = settingOf.get(variable);
    if (!setting) continue;
    const token = setting.path.reduce((node, key) => node[key] as Node, changed);
    token["$value"] = tokenValue(setting.kind, value);
    delete token["$extensions"];
  }
  return changed;
}

let applied: string[] = [];

/** Sets the variables of a look on the document, and removes those of the previous one. */
export function applyLook(look: Look, { style }: HTMLElement): void {
  for (const variable of applied) style.removeProperty(variable);
  for (const [variable, value] of Object.entries(look)) style.setProperty(variable, value);
  applied = Object.keys(look);
}
