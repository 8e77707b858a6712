import { describe, expect, test } from "vitest";
import { CONTROLS, INTERACTIVE, stateOf, STATES, type StoriesModule } from "./fixtures/story-states.ts";

/** Folders without a component of their own, with the reason. */
const WITHOUT_STORIES: Record<string, string> = {
  icons: "Generated; each is seen in the pieces that use it.",
  "merge-props": "Functions without a look; the hooks and pieces use them.",
};

const modules = Object.entries(import.meta.glob<StoriesModule>("./*/*.stories.tsx", { eager: true }));
const entries = Object.keys(import.meta.glob("./*/index.ts"));
const folder = (path: string) => path.split("/")[1]!;

describe.each(modules)("%s", (_, module) => {
  const { default: meta, ...stories } = module;
  const omits = meta.parameters?.omits ?? {};

  test("has a story for each state, or a reason why it cannot occur", () => {
    expect(STATES.filter((state) => stateOf(module, state) === undefined)).toEqual([]);
  });

  test("omits no state that has a story, and none without a reason", () => {
    expect(Object.keys(omits).filter((state) => state in stories)).toEqual([]);
    const known = [...STATES, ...INTERACTIVE, CONTROLS];
    expect(Object.keys(omits).filter((state) => !known.includes(state))).toEqual([]);
    expect(Object.values(omits).filter((reason) => reason.trim().split(" ").length < 2)).toEqual([]);
  });
});

test("each component has stories", () => {
  const told = new Set(modules.map(([path]) => folder(path)));
  expect(entries.map(folder).filter((piece) => !told.has(piece) && !(piece in WITHOUT_STORIES))).toEqual([]);
});

test("each story title belongs to one component", () => {
  const titles = modules.map(([, { default: meta }]) => meta.title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
