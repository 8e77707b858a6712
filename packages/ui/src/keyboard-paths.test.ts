import { expect, test } from "vitest";

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
  /\bonClick\b|\bonKey(Down|Up)\b|"keydown"|<(button|input|select|textarea|summary|form|Form)\b|@radix-ui\//;

const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "");

const interactive = new Set(
  sources.filter(([, source]) => INTERACTIVE.test(withoutComments(source))).map(([path]) => folder(path)),
);

/** Components without stories of their own keyboard use, with the component in whose stories they are used. */
const SHOWN_BY: Record<string, string> = { tooltip: "icon-button" };

test.each([...interactive].filter((piece) => pieces.has(piece)))("%s is operated by keyboard in a story", (piece) => {
  const shown = stories.filter(([path]) => folder(path) === (SHOWN_BY[piece] ?? piece));
  const plays = shown.flatMap(([, { default: _, ...file }]) => Object.values(file).map(({ play }) => String(play)));
  expect(plays).toContainEqual(expect.stringMatching(/\.keyboard\(|\.tab\(|tabTo\)?\(/));
});
