import { cleanup, render } from "@testing-library/react";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Parts } from "../fixtures/parts/part.ts";
import type { SelvedgeLabels } from "../provider/index.ts";
import { ar } from "./ar/index.ts";
import { en } from "./en/index.ts";
import { hi } from "./hi/index.ts";

const asked = vi.hoisted(() => new Map<string, object>());

vi.mock("../lib/selvedge-context.ts", async (original) => {
  const actual = await original<typeof import("../lib/selvedge-context.ts")>();
  const useLabels: typeof actual.useLabels = (piece, english, own) => {
    asked.set(piece, english);
    return actual.useLabels(piece, english, own);
  };
  return { ...actual, useLabels };
});

const set = import.meta.glob<{ parts: Parts }>("../fixtures/parts/*.tsx", { eager: true });
const sources = import.meta.glob<string>(["../*/*.{ts,tsx}", "!../*/*.{stories,test}.*", "!../fixtures/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Components read their labels when they are rendered, so each is rendered in each of its states. */
for (const { parts } of Object.values(set)) {
  for (const part of Object.values(parts)) {
    if ("without" in part) continue;
    for (const show of [part.render, ...Object.values(part.states ?? {})]) {
      render(show({}));
      cleanup();
    }
  }
}

afterAll(cleanup);

/** Arguments for labels that are functions; by default numbers. */
const CALLS: Record<string, unknown[][]> = {
  "measurementForm.range": [[{ min: 20, max: 60 }]],
  "measurementForm.usual": [[{ min: 24, max: 70 }]],
  "measurementForm.missing": [["bust"], ["waist"], ["hip"]],
  "measurementForm.outside": [["hip", { min: 20, max: 60 }]],
  "productCardSwatches.madeIn": [0, 1, 2, 3, 11].map((more) => [["4", "5"], more]),
  "sizeFinder.outside": [["1", { min: 20, max: 60 }, "2"]],
  ...Object.fromEntries(
    ["countdown.short", "countdown.spoken"].map((name) => [
      name,
      [
        [{ days: 8, hours: 1, minutes: 2, seconds: 3 }],
        [{ days: 1, hours: 14, minutes: 9, seconds: 0 }],
        [{ days: 0, hours: 1, minutes: 1, seconds: 1 }],
        [{ days: 0, hours: 0, minutes: 14, seconds: 9 }],
      ],
    ]),
  ),
};
const FIGURES = [0, 1, 2, 3, 11, 100, 250].map((figure) => [figure, 5, 6]);

/** Each label with its path: "gallery.parts.0". */
function* leaves(words: object, path: string[] = []): Generator<[path: string, label: unknown]> {
  for (const [key, label] of Object.entries(words)) {
    if (typeof label === "object" && label !== null) yield* leaves(label as object, [...path, key]);
    else yield [[...path, key].join("."), label];
  }
}

/** The texts of a label, one for each set of arguments. */
function said([path, label]: [path: string, label: unknown]): string[] {
  if (typeof label !== "function") return [String(label)];
  const say = label as (...values: unknown[]) => string;
  return (CALLS[path] ?? FIGURES).map((values) => say(...values));
}

const kinds = (words: object) =>
  Object.fromEntries(Array.from(leaves(words), ([path, label]) => [path, typeof label] as const));
const english = () => Object.fromEntries(asked);

test("every component with labels was rendered", () => {
  const named = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/useLabels\("(\w+)"/g), ([, piece = ""]) => piece),
  );
  expect(named.filter((piece) => !asked.has(piece))).toEqual([]);
  // Both get their labels through the overlay that they share.
  expect([...asked.keys()].filter((piece) => !named.includes(piece)).toSorted()).toEqual(["dialog", "drawer"]);
});

test.each<[string, SelvedgeLabels]>(Object.entries({ en, hi, ar }))("%s has every label of every piece", (_, pack) => {
  expect(kinds(pack)).toEqual(kinds(english()));
});

test("the English pack equals the built-in labels", () => {
  const all = (words: object) => Object.fromEntries(Array.from(leaves(words), (leaf) => [leaf[0], said(leaf)]));
  expect(all(en)).toEqual(all(english()));
});

/** Texts that are the same in every language, such as an order number. */
const SAME_EVERYWHERE = ["ORD123456"];

describe.each<[string, SelvedgeLabels, RegExp]>([
  ["hi", hi, /\p{Script=Devanagari}/u],
  ["ar", ar, /\p{Script=Arabic}/u],
])("%s", (_, pack, script) => {
  const everything = Array.from(leaves(pack)).flatMap((leaf) =>
    said(leaf).map((text) => ({
      path: leaf[0],
      text: SAME_EVERYWHERE.reduce((rest, word) => rest.replace(word, ""), text),
    })),
  );

  test("translates every label", () => {
    const strange = everything.filter(
      ({ text }) => !script.test(text) || /\p{Script=Latin}/u.test(text) || text.includes("undefined"),
    );
    expect(strange).toEqual([]);
  });

  test("a label ends with a space exactly if the English one does", () => {
    const spaced = (words: object) =>
      Array.from(leaves(words)).flatMap(([path, label]) => (String(label).endsWith(" ") ? [path] : []));
    expect(spaced(pack)).toEqual(spaced(en));
  });
});

test("no component imports a pack, so unused packs add no bytes", () => {
  const carriers = Object.entries(sources).filter(([, source]) => /["']\.\.\/labels\//.test(source));
  expect(carriers.map(([path]) => path)).toEqual([]);
});
