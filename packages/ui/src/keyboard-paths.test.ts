import { expect, test } from "vitest";
import { KEYBOARD_PATHS } from "./fixtures/keyboard-paths.ts";

interface Story {
  play?: unknown;
}

const folder = (path: string) => path.split("/")[1]!;

const pieces = new Set(Object.keys(import.meta.glob("./*/index.ts")).map(folder));
const stories = Object.entries(import.meta.glob<Record<string, Story>>("./*/*.stories.tsx", { eager: true }));
const sources = Object.entries(
  import.meta.glob<string>(["./*/*.{ts,tsx}", "!./*/*.{stories,test}.{ts,tsx}", "!./fixtures/**", "!./lib/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Interactive markup: handlers, native controls and Radix parts. A plain link is not included. */
const INTERACTIVE =
  /\bonClick\b|\bonKey(Down|Up)\b|"keydown"|<(button|input|select|textarea|summary|form)\b|@radix-ui\//;

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "");

const interactive = new Set(
  sources.filter(([, source]) => INTERACTIVE.test(withoutComments(source))).map(([path]) => folder(path)),
);

test("every interactive component has a keyboard path", () => {
  expect(interactive.size).toBeGreaterThan(50);
  expect([...interactive].filter((piece) => pieces.has(piece) && !(piece in KEYBOARD_PATHS))).toEqual([]);
});

test.each(Object.entries(KEYBOARD_PATHS))(
  "%s is operated by keyboard in its story",
  (piece, { story, shownBy = piece }) => {
    const shown = stories.filter(([path, file]) => folder(path) === shownBy && story in file);
    const plays = shown.map(([, file]) => String(file[story]?.play));
    expect(plays).toEqual([expect.stringMatching(/\.keyboard\(|\.tab\(|tabTo\)?\(/)]);
  },
);
